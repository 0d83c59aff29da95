import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import type { Issue, IssueCode } from './issue.ts';
import { MAX_LINES } from './lines.ts';

type Values = Record<string, number | string>;
type Sentence = (values: Values) => Bilingual;

const sentenceWith = (id: string, en: string): Sentence => {
  const filled = (text: string, locale: string) => (values: Values) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => shown(values[name] ?? '', locale));
  const [indonesian, english] = [filled(id, 'id'), filled(en, 'en')];
  return (values) => bilingual(indonesian(values), english(values));
};

function shown(value: number | string, locale: string): string {
  if (typeof value === 'string') return value;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(value);
}

const sentences = {
  empty: sentenceWith('Tidak ada satu baris pun.', 'There is not a single line.'),
  tooMany: sentenceWith(
    `Paling banyak ${MAX_LINES} baris sekaligus.`,
    `At most ${MAX_LINES} lines at a time.`,
  ),
  header: sentenceWith(
    'Baris pertama harus berisi nama kolom: {columns}.',
    'The first line has to name the columns: {columns}.',
  ),
  syntax: sentenceWith(
    'Tanda kutip di baris ini tidak lengkap; baris sesudahnya tidak dibaca.',
    'The quotes on this line do not match; the lines after it were not read.',
  ),
  mixedSigns: sentenceWith(
    'Baris ini memakai tanda desimal lain daripada baris sebelumnya. Pakai koma atau titik, jangan keduanya.',
    'This line has another decimal separator than those before it. Use commas or points, not both.',
  ),
  guessedSign: sentenceWith(
    'Tanda desimal berkas ini ditebak: angkanya dibaca dengan “{sign}”. Tanpa pemisah ribuan tidak perlu ditebak.',
    'The decimal separator of this file is a guess: its numbers were read with “{sign}”. Without thousands separators nothing has to be guessed.',
  ),
  shape: sentenceWith(
    'Bentuknya tidak seperti yang disepakati: {path} {message}.',
    'It does not have the agreed shape: {path} {message}.',
  ),
  validFrom: sentenceWith(
    '“{value}” bukan waktu seperti 2026-11-20T09:00:00+07:00.',
    '“{value}” is not a time such as 2026-11-20T09:00:00+07:00.',
  ),
  validFromFar: sentenceWith(
    'Waktu berlaku paling jauh {days} hari dari sekarang.',
    'The time from which rates hold is at most {days} days from now.',
  ),
  reasonMissing: sentenceWith(
    'Tulis alasan mengganti nilai yang sudah terbit.',
    'Write the reason for replacing what is published.',
  ),
  cells: sentenceWith(
    'Baris ini punya lebih banyak kolom daripada baris pertama.',
    'This line has more columns than the first one.',
  ),
  unknownCurrency: sentenceWith(
    'Mata uang “{value}” tidak ada di daftar bank.',
    'The currency “{value}” is not on the bank’s list.',
  ),
  unknownRateType: sentenceWith(
    'Jenis kurs “{value}” tidak dikenal. Yang ada: {known}.',
    'The rate type “{value}” is not known. There are: {known}.',
  ),
  notQuoted: sentenceWith(
    'Bank tidak mengkuotasikan {currency} dengan jenis kurs ini. Yang dikuotasikan dipilih pada mata uangnya.',
    'The bank does not quote {currency} in this rate type. Those that it quotes are chosen at the currency.',
  ),
  unknownFund: sentenceWith(
    'Reksa dana “{value}” tidak ada di daftar bank.',
    'The fund “{value}” is not on the bank’s list.',
  ),
  missing: sentenceWith('Angkanya belum ada.', 'The number is missing.'),
  notANumber: sentenceWith('“{value}” bukan angka.', '“{value}” is not a number.'),
  notPositive: sentenceWith('Angka harus lebih besar dari nol.', 'The number has to be larger than zero.'),
  tooFine: sentenceWith(
    'Kurs paling banyak memakai {digits} angka di belakang koma.',
    'A rate has at most {digits} decimal places.',
  ),
  notADate: sentenceWith(
    '“{value}” bukan tanggal seperti 2026-11-20.',
    '“{value}” is not a date such as 2026-11-20.',
  ),
  futureDate: sentenceWith('Tanggal {date} belum tiba.', 'The day {date} has not come yet.'),
  noTradingDay: sentenceWith(
    'Bursa tutup pada {date}: akhir pekan atau hari libur.',
    'The stock exchange is closed on {date}: a weekend or a holiday.',
  ),
  beforeInception: sentenceWith(
    'Reksa dana ini baru diluncurkan pada {inception}.',
    'This fund was only launched on {inception}.',
  ),
  olderThanInForce: sentenceWith(
    'Lebih lama daripada kurs yang berlaku, yaitu kurs {since} WIB.',
    'Older than the rate in force, which is that of {since} Jakarta time.',
  ),
  olderThanStored: sentenceWith(
    'Lebih lama daripada nilai yang sudah terbit, yang diterima {since} WIB.',
    'Older than the value that is published, which arrived at {since} Jakarta time.',
  ),
  duplicate: sentenceWith('Sama dengan baris {of}.', 'This is on line {of} already.'),
  correction: sentenceWith(
    'Menggantikan nilai yang sudah terbit, {replaced}. Perlu alasan dan orang kedua.',
    'Replaces the value that is published, {replaced}. That needs a reason and a second person.',
  ),
  first: sentenceWith(
    'Belum ada angka sebelumnya sebagai pembanding. Periksa angka ini baik-baik.',
    'There is no figure before it to compare it with. Look at this one closely.',
  ),
  move: sentenceWith(
    'Berubah {percent}% dari {before}; batas peringatan {limit}%.',
    'Moves by {percent}% from {before}; the warning limit is {limit}%.',
  ),
  largeMove: sentenceWith(
    'Berubah {percent}% dari {before}; di atas {limit}% perlu orang kedua.',
    'Moves by {percent}% from {before}; above {limit}% it needs a second person.',
  ),
  sinceMove: sentenceWith(
    'Berubah {percent}% dari {before}, yang terakhir sebelum hari ini atau disetujui orang kedua; batas peringatan {limit}%.',
    'Moves by {percent}% from {before}, the last before today or approved by a second person; the warning limit is {limit}%.',
  ),
  sinceLargeMove: sentenceWith(
    'Berubah {percent}% dari {before}, yang terakhir sebelum hari ini atau disetujui orang kedua; di atas {limit}% perlu orang kedua.',
    'Moves by {percent}% from {before}, the last before today or approved by a second person; above {limit}% it needs a second person.',
  ),
  nextMove: sentenceWith(
    'Angka sesudahnya, {next}, menjadi perubahan {percent}%; batas peringatan {limit}%.',
    'The figure after it, {next}, is then a move of {percent}%; the warning limit is {limit}%.',
  ),
  nextLargeMove: sentenceWith(
    'Angka sesudahnya, {next}, menjadi perubahan {percent}%; di atas {limit}% perlu orang kedua.',
    'The figure after it, {next}, is then a move of {percent}%; above {limit}% it needs a second person.',
  ),
  buyAboveSell: sentenceWith(
    'Kurs beli {buy} lebih tinggi daripada kurs jual {sell}.',
    'The buy rate {buy} is above the sell rate {sell}.',
  ),
  badAddress: sentenceWith(
    'Alamat sumber harus https:// (http:// hanya untuk mesin ini sendiri).',
    'The source’s address has to be https:// (http:// only for this very machine).',
  ),
  innerAddress: sentenceWith(
    '{host} bukan alamat di internet. Kalau memang sistem bank sendiri, tulis {host} di MARKET_PULL_HOSTS pada pengaturan server, lalu mulai ulang back office.',
    '{host} is no address of the internet. If it is a system of the bank’s own, name {host} in MARKET_PULL_HOSTS in the settings of the server, and start the back office again.',
  ),
  unreachable: sentenceWith('Sumber tidak dapat dihubungi.', 'The source cannot be reached.'),
  timeout: sentenceWith(
    'Sumber tidak menjawab dalam {seconds} detik.',
    'The source has not answered within {seconds} seconds.',
  ),
  redirect: sentenceWith(
    'Sumber mengalihkan ke alamat lain; itu tidak diikuti.',
    'The source redirects to another address, which is not followed.',
  ),
  status: sentenceWith(
    'Sumber menjawab dengan status {status}.',
    'The source answered with status {status}.',
  ),
  tooLarge: sentenceWith('Jawaban sumber lebih dari 1 MB.', 'The source’s answer is larger than 1 MB.'),
  notText: sentenceWith(
    'Jawaban sumber tidak dapat dibaca sebagai {format}.',
    'The source’s answer cannot be read as {format}.',
  ),
} satisfies Record<IssueCode, Sentence>;

/** Whether a stored value is a known issue code. */
export function isIssueCode(value: unknown): value is IssueCode {
  return typeof value === 'string' && Object.hasOwn(sentences, value);
}

/** The sentence of an issue, in the languages of the back office. */
export function issueSentence({ code, values }: Pick<Issue, 'code' | 'values'>): Bilingual {
  return sentences[code](values ?? {});
}
