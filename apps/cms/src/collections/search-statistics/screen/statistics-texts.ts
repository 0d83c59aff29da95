import type { Locale } from '@beranda/contract';
import { userLocale } from '#cms/i18n/bilingual.ts';
import type { StatisticsPeriod } from './statistics-query.ts';

type StatisticsTexts = typeof indonesian;

const indonesian = {
  title: 'Statistik pencarian',
  lead: 'Apa yang dicari pengunjung situs, supaya halaman, sinonim, dan hasil pilihan dapat diperbaiki.',
  onlyReaders: 'Layar ini untuk penyunting, penerbit, dan administrator.',
  export: 'Unduh CSV',
  period: 'Periode',
  periods: {
    7: '7 hari',
    30: '30 hari',
    90: '90 hari',
    365: '1 tahun',
  } satisfies Record<StatisticsPeriod, string>,
  language: 'Bahasa situs',
  inLanguage: 'Bahasa',
  allLanguages: 'Semua bahasa',
  languages: { id: 'Indonesia', en: 'Inggris' } satisfies Record<Locale, string> as Record<string, string>,
  emptyTitle: 'Belum ada pencarian yang dihitung',
  empty:
    'Pencarian muncul di sini paling lambat satu menit setelah tiga pengunjung mencari hal yang sama pada hari yang sama. Coba periode yang lebih panjang atau semua bahasa.',
  searches: 'Pencarian',
  withoutResult: 'Tanpa hasil',
  shareWithoutResult: 'Bagian tanpa hasil',
  withResult: 'Dengan hasil',
  clicks: 'Klik',
  clicksPerSearch: 'Klik per pencarian dengan hasil',
  chartTitle: 'Pencarian menurut waktu',
  chart: (from: string, until: string) =>
    `Grafik batang: pencarian dan pencarian tanpa hasil, ${from} sampai ${until}. Angkanya ada di tabel di bawah.`,
  asTable: 'Angka sebagai tabel',
  time: 'Waktu',
  searched: 'Yang dicari',
  mostSearched: 'Paling banyak dicari',
  foundNothing: 'Tidak menemukan apa pun',
  foundNothingHint:
    'Kata yang tidak dikenal situs. Sinonim menghubungkannya dengan kata di halaman yang tepat; bila halamannya belum ada, tulislah.',
  nothingMissed: 'Semua pencarian dalam periode ini menemukan hasil.',
  addSynonym: 'Tambah sinonim',
  addSynonymFor: (query: string) => `Tambah sinonim untuk “${query}”`,
  rarelyClicked: 'Dicari, tetapi jarang diklik',
  rarelyClickedHint:
    'Ada hasil, tetapi kurang dari satu klik per lima pencarian: halaman yang tepat mungkin tidak ada di atas, atau judulnya tidak meyakinkan.',
  noneRarelyClicked: 'Tidak ada pencarian dengan sedikitnya sepuluh kali hasil yang jarang diklik.',
  opened: 'Halaman yang dibuka',
  openedHint: 'Dari pencarian yang paling banyak.',
  nothingOpened: 'Belum ada hasil yang diklik dalam periode ini.',
  page: (path: string, count: string) => `${path} – ${count}`,
  scroll: (title: string) => `${title}, tabel yang dapat digeser`,
  notes: [
    'Pencarian dihitung bila tiga pengunjung berbeda mencari hal yang sama pada hari yang sama. Alamat pengunjung tidak disimpan. Pencarian yang mungkin memuat data pribadi (enam angka atau lebih, @, lebih dari delapan kata) tidak dihitung, demikian pula pencarian pengunjung yang menolak pelacakan di perambannya.',
    'Tanpa hasil: tidak ada yang cocok dengan kata seperti yang diketik, juga bila situs menawarkan ejaan lain. Klik hanya terhitung bila peramban menjalankan JavaScript.',
    'Angka disimpan 400 hari, menurut hari di Jakarta.',
  ],
};

const english: StatisticsTexts = {
  title: 'Search statistics',
  lead: 'What visitors search on the site, to improve pages, synonyms and promoted results.',
  onlyReaders: 'This screen is for editors, publishers and administrators.',
  export: 'Download CSV',
  period: 'Period',
  periods: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year' },
  language: 'Language of the site',
  inLanguage: 'Language',
  allLanguages: 'All languages',
  languages: { id: 'Indonesian', en: 'English' },
  emptyTitle: 'No search has been counted yet',
  empty:
    'A search appears here within a minute after three visitors have searched the same on the same day. Try a longer period or all languages.',
  searches: 'Searches',
  withoutResult: 'Without result',
  shareWithoutResult: 'Share without result',
  withResult: 'With results',
  clicks: 'Clicks',
  clicksPerSearch: 'Clicks per search with results',
  chartTitle: 'Searches over time',
  chart: (from, until) =>
    `Bar chart: searches and searches without result, ${from} to ${until}. The table below has the figures.`,
  asTable: 'Figures as a table',
  time: 'Time',
  searched: 'Search',
  mostSearched: 'Most searched',
  foundNothing: 'Found nothing',
  foundNothingHint:
    'Words that the site does not know. A synonym connects them to the words of the right page; if there is no such page, write it.',
  nothingMissed: 'Every search in this period found something.',
  addSynonym: 'Add a synonym',
  addSynonymFor: (query) => `Add a synonym for “${query}”`,
  rarelyClicked: 'Searched, but rarely clicked',
  rarelyClickedHint:
    'There are results, but less than one click in five searches: the right page may not be at the top, or its title does not convince.',
  noneRarelyClicked: 'No search with results at least ten times is rarely clicked.',
  opened: 'Pages opened',
  openedHint: 'From the most frequent searches.',
  nothingOpened: 'No result has been clicked in this period.',
  page: (path, count) => `${path} – ${count}`,
  scroll: (title) => `${title}, scrollable table`,
  notes: [
    'A search is counted if three different visitors search the same on the same day. Addresses of visitors are not stored. Searches that may contain personal data (six or more digits, @, more than eight words) are not counted, nor are those of visitors whose browser objects to tracking.',
    'Without result: nothing matches the words as typed, also where the site offers another spelling. Clicks count only where the browser runs JavaScript.',
    'Figures are kept for 400 days, by day in Jakarta.',
  ],
};

/** The texts of the screen in the user's language. */
export const statisticsTexts = (language: string | undefined): StatisticsTexts =>
  ({ id: indonesian, en: english })[userLocale(language)];
