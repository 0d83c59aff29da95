import { stopwords as english } from '@orama/stopwords/english';
import { stopwords as indonesian } from '@orama/stopwords/indonesian';
import { foldWord } from './words.ts';

/** Stop words: too frequent to distinguish pages, and words of questions and politeness. */
const STOP_WORDS = new Set(
  `yang dan di ke dari untuk dengan atau pada dalam oleh itu ini ada adalah saya aku kami kita anda kamu
  bisa dapat mau ingin apa apakah siapa kapan berapa brp dong ya sih nih kok kalau kalo jika agar
  supaya buat bila saat sudah belum akan lagi juga saja aja tolong mohon dimana mana secara tentang sebagai
  yg utk dgn dr krn karena udah udh blm gak ga nggak ngga enggak kah deh loh lho kan gitu begitu sekarang skrg
  ndak nda kaga kagak gk napa ngapa knapa piye kumaha opo piro bgt pls plis plz gan kak
  the a an and of to in for on with or at is are am be been was were do does did i me my we our us you your
  it its this that these those can could will would should have has had what where when who which why get
  want need please if from by as about there so but some someone somebody any much many how`
    .split(/\s+/)
    .filter(Boolean),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Function words that carry meaning on a bank's pages: without collateral, small business, the nearest. */
const DISTINCTIVE_WORDS = new Set('tanpa kecil dekat lama dini jangan without off out cannot'.split(' '));

/**
 * Low-information words: function words, manner, units of time and money, and what somebody does on the site, such as to
 * check something. They count, but less than others.
 */
const LOW_INFORMATION_WORDS = new Set([
  ...[...indonesian, ...english].map(foldWord).filter((word) => !DISTINCTIVE_WORDS.has(word)),
  ...`cara caranya gimana langkah steps pake pakai pas sama using cek check working
    kemarin kmrn tadi barusan besok yesterday today tomorrow
    satu dua tiga empat lima enam tujuh delapan sembilan sepuluh
    one two three four five six seven eight nine ten
    hari minggu bulan tahun jam menit persen juta ribu miliar rupiah rp
    day days week weeks month months year years hour hours percent million thousand`.split(/\s+/),
]);

/** Whether a word or number is low in information. */
export const isLowInformation = (word: string): boolean =>
  LOW_INFORMATION_WORDS.has(word) || /^\d+$/.test(word);
