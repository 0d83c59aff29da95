import { userLocale } from '#cms/i18n/bilingual.ts';
import { importTexts } from '#cms/imports/import-texts.ts';
import type { SheetSource, SheetState } from '../sheets/market-sheets.ts';

export type ScreenTexts = typeof indonesian;

const indonesian = {
  ...importTexts.id,
  title: 'Data pasar',
  onlyTreasury: 'Layar ini untuk tresuri dan administrator.',
  tabs: { rates: 'Kurs', funds: 'NAB' },
  allHistory: { rates: 'Riwayat semua kurs', funds: 'Riwayat semua NAB' },
  allSheets: 'Semua lembar',

  ratesTitle: 'Kurs hari ini',
  ratesHint:
    'Rupiah per satuan mata uang, dari sisi bank: bank membeli dengan kurs beli, menjual dengan kurs jual.',
  currency: 'Mata uang',
  rateType: 'Jenis kurs',
  beforeToday: { buy: 'Beli sebelum hari ini', sell: 'Jual sebelum hari ini' },
  quotesInForce: { buy: 'Beli berlaku', sell: 'Jual berlaku' },
  fresh: { buy: 'Beli baru', sell: 'Jual baru' },
  move: 'Perubahan',
  copyInForce: 'Salin kurs yang berlaku',
  clear: 'Kosongkan',
  validFrom: 'Berlaku sejak (WIB)',
  validFromHint: 'Kosong: langsung berlaku.',
  per: (unit: number) => `per ${unit}`,

  fundsTitle: 'Nilai aktiva bersih per unit',
  fund: 'Reksa dana',
  day: 'Hari bursa',
  lastValue: 'Nilai sebelumnya',
  currentValue: 'Sudah ada',
  freshValue: 'Nilai hari itu',
  correctionReason: 'Alasan koreksi',
  correctionHint:
    'Nilai yang sudah terbit akan diganti. Alasannya tersimpan di riwayat nilai dan dibaca orang kedua.',
  noTradingDay: 'Bursa tutup pada hari ini. Pilih hari lain.',
  missingDay: (day: string) => `Isi harinya. Tabel di bawah masih untuk ${day}.`,

  publish: { rates: 'Terbitkan kurs', funds: 'Terbitkan NAB' },
  publishAnyway: 'Terbitkan dengan peringatan ini',
  sendToSecond: 'Kirim ke orang kedua',
  sending: 'Mengirim …',
  nothingTyped: 'Belum ada yang diisi.',
  errors: (count: number) =>
    `${count} hal perlu diperbaiki. Belum ada yang terbit; isian Anda tetap di sini.`,
  warnings: 'Periksa peringatan ini. Belum ada yang terbit.',
  secondNeeded: 'Perubahan ini perlu disetujui orang kedua sebelum terbit.',
  changedSince:
    'Angka yang berlaku sudah berubah sejak Anda memeriksa. Belum ada yang terbit; periksa lagi sebelum menerbitkan.',
  published: 'Sudah terbit.',
  waitsNow: 'Menunggu persetujuan orang kedua. Belum ada yang terbit.',
  decidedByOther: 'Lembar ini sudah diputuskan orang lain.',

  csvHint: {
    rates:
      'Baris pertama berisi nama kolom: currency, rateType, buy, sell (atau mata uang, jenis, beli, jual). Pemisahnya koma atau titik koma, desimalnya koma atau titik. Berkas diperiksa dulu; belum ada yang berubah sampai Anda menerbitkannya.',
    funds:
      'Baris pertama berisi nama kolom: fund, date, value (atau reksa dana, tanggal, nilai). Pemisahnya koma atau titik koma, desimalnya koma atau titik. Berkas diperiksa dulu; belum ada yang berubah sampai Anda menerbitkannya.',
  },
  fileReady: 'Berkas ini dapat diterbitkan.',
  separators: { ',': 'Angka dibaca dengan koma desimal.', '.': 'Angka dibaca dengan titik desimal.' },
  guessed: 'Berkas ini tidak menunjukkannya dengan pasti: periksa angka di bawah.',
  what: 'Data',
  field: { buy: 'beli', sell: 'jual', value: 'nilai', correction: 'koreksi' } as Record<string, string>,
  before: 'Sebelum',
  after: 'Sesudah',

  waitingTitle: 'Menunggu orang kedua',
  nothingWaits: 'Tidak ada yang menunggu.',
  moreWait: (count: number) =>
    `${count} lembar lain juga menunggu, dan muncul di sini setelah yang di atas diputuskan.`,
  allWaiting: 'Lihat semua yang menunggu',
  changedAccount:
    'Yang mengisinya atau menetapkan alamat asalnya membuat akun Anda, atau mengubah e-mail, faktor kedua, identitas atau perannya, dalam 30 hari terakhir; orang lain yang harus menyetujui.',
  ownSheet: 'Anda yang mengisinya atau menetapkan alamat asalnya; orang lain yang harus menyetujui.',
  changed: 'Angka yang berlaku sudah berubah. Periksa lagi, lalu setujui.',
  notAnyMore: 'Lembar ini tidak dapat disetujui lagi karena masalah di atas. Tolak dengan alasannya.',
  approve: 'Setujui dan terbitkan',
  reject: 'Tolak',
  reasonToReject: 'Alasan menolak',
  from: 'Berlaku',
  by: 'oleh',

  upcomingTitle: 'Belum mulai berlaku',
  upcomingHint:
    'Kurs ini terbit dengan sendirinya pada waktunya. Selama belum berlaku, kurs ini dapat ditarik; yang paling akhir ditarik lebih dulu.',
  nothingUpcoming: 'Tidak ada kurs yang dijadwalkan.',
  validFromOf: (time: string) => `Berlaku sejak ${time}`,
  enteredBy: (name: string) => `Diisi oleh ${name}.`,
  approvedBy: (name: string) => `Disetujui oleh ${name}.`,
  buy: 'Beli',
  sell: 'Jual',
  withdraw: 'Tarik kurs ini',
  begun: 'Kurs ini sudah mulai berlaku atau sudah ditarik.',
  followed: 'Ada kurs lain yang berlaku sesudahnya. Tarik yang itu lebih dulu.',

  pastTitle: 'Lembar terakhir',
  none: 'Belum ada.',
  time: 'Waktu',
  source: 'Asal',
  state: 'Keadaan',
  lines: 'Baris',
  entered: 'Diisi',
  decided: 'Diputuskan',
  sources: {
    manual: 'Diisi staf',
    csv: 'Berkas CSV',
    feed: 'Sistem inti',
    pull: 'Diambil otomatis',
  } satisfies Record<SheetSource, string>,
  states: {
    published: 'Terbit',
    waiting: 'Menunggu orang kedua',
    rejected: 'Ditolak',
    superseded: 'Digantikan yang lebih baru',
    withdrawn: 'Ditarik sebelum berlaku',
    failed: 'Gagal',
  } satisfies Record<SheetState, string>,
};

const english: ScreenTexts = {
  ...importTexts.en,
  title: 'Market data',
  onlyTreasury: 'This screen is for treasury and administrators.',
  tabs: { rates: 'Exchange rates', funds: 'Fund values' },
  allHistory: { rates: 'All rates so far', funds: 'All fund values so far' },
  allSheets: 'All sheets',

  ratesTitle: 'Today’s rates',
  ratesHint:
    'Rupiah for a unit of the currency, from the bank’s side: it buys at the buy rate and sells at the sell rate.',
  currency: 'Currency',
  rateType: 'Rate type',
  beforeToday: { buy: 'Buy before today', sell: 'Sell before today' },
  quotesInForce: { buy: 'Buy in force', sell: 'Sell in force' },
  fresh: { buy: 'New buy', sell: 'New sell' },
  move: 'Move',
  copyInForce: 'Copy the rates in force',
  clear: 'Clear',
  validFrom: 'Valid from (Jakarta time)',
  validFromHint: 'Empty: at once.',
  per: (unit) => `per ${unit}`,

  fundsTitle: 'Net asset values a unit',
  fund: 'Fund',
  day: 'Trading day',
  lastValue: 'Value before',
  currentValue: 'There already',
  freshValue: 'Value of that day',
  correctionReason: 'Reason of the correction',
  correctionHint:
    'Values that are published are replaced. The reason is kept in the history of the value, and the second person reads it.',
  noTradingDay: 'The stock exchange is closed on this day. Choose another one.',
  missingDay: (day) => `Enter the day. The table below is still that of ${day}.`,

  publish: { rates: 'Publish rates', funds: 'Publish fund values' },
  publishAnyway: 'Publish with these warnings',
  sendToSecond: 'Send to a second person',
  sending: 'Sending …',
  nothingTyped: 'Nothing has been entered yet.',
  errors: (count) =>
    `${count === 1 ? 'One thing has' : `${count} things have`} to be put right. Nothing is published; what you entered is still here.`,
  warnings: 'Look at these warnings. Nothing is published yet.',
  secondNeeded: 'This change has to be approved by a second person before it is published.',
  changedSince:
    'The figures in force have changed since you looked. Nothing is published yet; look again before you publish.',
  published: 'Published.',
  waitsNow: 'It waits for a second person. Nothing is published yet.',
  decidedByOther: 'Somebody else has decided this sheet.',

  csvHint: {
    rates:
      'The first line names the columns: currency, rateType, buy, sell. They are separated by commas or semicolons; decimals have a comma or a point. The file is checked first; nothing changes until you publish it.',
    funds:
      'The first line names the columns: fund, date, value. They are separated by commas or semicolons; decimals have a comma or a point. The file is checked first; nothing changes until you publish it.',
  },
  fileReady: 'This file can be published.',
  separators: {
    ',': 'Numbers were read with decimal commas.',
    '.': 'Numbers were read with decimal points.',
  },
  guessed: 'The file does not show that for certain: look at the figures below.',
  what: 'What',
  field: { buy: 'buy', sell: 'sell', value: 'value', correction: 'correction' },
  before: 'Before',
  after: 'After',

  waitingTitle: 'Waiting for a second person',
  nothingWaits: 'Nothing waits.',
  moreWait: (count) =>
    count === 1
      ? 'One more sheet waits, and appears here once those above are decided.'
      : `${count} more sheets wait, and appear here once those above are decided.`,
  allWaiting: 'See all that wait',
  changedAccount:
    'Whoever entered it or set the address that it comes from created your account, or changed its e-mail, second factor, identity or roles, within the last 30 days; somebody else has to approve it.',
  ownSheet: 'You entered it or set the address that it comes from; somebody else has to approve it.',
  changed: 'The figures in force have changed. Look again, then approve.',
  notAnyMore: 'This sheet cannot be approved any more, for the problems above. Reject it and say why.',
  approve: 'Approve and publish',
  reject: 'Reject',
  reasonToReject: 'Why it is rejected',
  from: 'Valid from',
  by: 'by',

  upcomingTitle: 'Still to begin',
  upcomingHint:
    'These rates come into force by themselves at their time. Until then they can be withdrawn, the last ones first.',
  nothingUpcoming: 'No rates are scheduled.',
  validFromOf: (time) => `Valid from ${time}`,
  enteredBy: (name) => `Entered by ${name}.`,
  approvedBy: (name) => `Approved by ${name}.`,
  buy: 'Buy',
  sell: 'Sell',
  withdraw: 'Withdraw these rates',
  begun: 'These rates have begun, or were withdrawn already.',
  followed: 'There are rates that begin after these. Withdraw those first.',

  pastTitle: 'Latest sheets',
  none: 'None yet.',
  time: 'Time',
  source: 'Source',
  state: 'State',
  lines: 'Lines',
  entered: 'Entered',
  decided: 'Decided',
  sources: {
    manual: 'Entered by staff',
    csv: 'CSV file',
    feed: 'Core system',
    pull: 'Fetched automatically',
  },
  states: {
    published: 'Published',
    waiting: 'Waiting for a second person',
    rejected: 'Rejected',
    superseded: 'Superseded by a newer one',
    withdrawn: 'Withdrawn before it began',
    failed: 'Failed',
  },
};

/** The texts of the screen in the language of the admin panel. */
export function screenTexts(language: string): ScreenTexts {
  return { id: indonesian, en: english }[userLocale(language)];
}
