import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** Texts of the screen on which staff enter a case. */
export const manualEntryTexts = {
  title: bilingual('Catat kiriman', 'Record a case'),
  intro: bilingual(
    'Untuk yang datang lewat telepon, cabang, surat, atau email. Kiriman mendapat nomor tiket dan batas waktu, dan Anda menjadi petugasnya.',
    'For what arrives by phone, at a branch, by letter or by e-mail. The case gets a ticket and a deadline, and you become its assignee.',
  ),
  nothing: bilingual(
    'Peran Anda tidak menangani formulir yang dapat dicatat petugas.',
    'Your role works no form that staff can record.',
  ),
  form: bilingual('Formulir', 'Form'),
  arrivedBy: bilingual('Diterima lewat', 'Arrived by'),
  receivedOn: bilingual('Diterima tanggal', 'Received on'),
  receivedTime: bilingual('Diterima pukul (WIB)', 'Received at (WIB)'),
  locale: bilingual('Bahasa pengirim', 'Language of the sender'),
  indonesian: bilingual('Bahasa Indonesia', 'Indonesian'),
  english: bilingual('Bahasa Inggris', 'English'),
  optional: bilingual('(boleh kosong)', '(optional)'),
  withoutEmail: bilingual(
    'Tanpa email pengirim tidak mendapat tanda terima: tuliskan atau sebutkan nomor tiketnya, dan kapan dijawab. Keduanya ada di layar kiriman.',
    'Without e-mail the sender gets no receipt: write down or say the ticket number, and when the answer is due. Both are on the screen of the case.',
  ),
  complaintWithoutEmail: bilingual(
    'Tanpa email tidak ada tanda terima otomatis: cetak tanda terima dari layar kiriman, atau sebutkan nomor tiketnya.',
    'Without e-mail there is no automatic receipt: print the receipt from the screen of the case, or say the ticket number.',
  ),
  choose: bilingual('Pilih …', 'Choose …'),
  submit: bilingual('Catat', 'Record'),
  invalid: bilingual('Ada isian yang perlu diperbaiki.', 'Some fields have to be corrected.'),
  failed: bilingual(
    'Kiriman belum tercatat. Isian Anda masih ada: coba lagi.',
    'The case has not been recorded. What you typed is still here: try again.',
  ),
  enteredBefore: bilingual(
    'Percobaan sebelumnya ternyata tercatat, dengan isian yang berbeda. Jika kirimannya sama, buka kiriman itu dan tambahkan perbaikannya sebagai catatan:',
    'An earlier attempt was recorded after all, with other content. If it is the same case, open it and add the correction as a note:',
  ),
  another: bilingual('Ini kiriman lain: catat juga', 'This is another case: record it, too'),
} satisfies Record<string, Bilingual>;

/** What is wrong with a field, by the code of the form's schema. */
export const fieldErrors: Readonly<Record<string, Bilingual>> = {
  required: bilingual('Wajib diisi.', 'This is required.'),
  email: bilingual('Bukan alamat email.', 'This is no e-mail address.'),
  phone: bilingual('Bukan nomor telepon.', 'This is no phone number.'),
  identityNumber: bilingual(
    'Bukan nomor KTP, SIM, atau paspor.',
    'This is not the number of an identity card, driving licence or passport.',
  ),
  accountNumber: bilingual(
    'Nomor rekening memiliki 6–19 angka; untuk kartu cukup empat angka terakhirnya.',
    'Account numbers have 6 to 19 digits; of a card, the last four are enough.',
  ),
  money: bilingual('Tulis dalam rupiah, misalnya 1.500.000.', 'Write whole rupiah, such as 1,500,000.'),
  date: bilingual('Bukan tanggal.', 'This is no date.'),
  futureDate: bilingual('Tanggal ini belum tiba.', 'This date has not come yet.'),
  time: bilingual(
    'Tulis jam dan menitnya: batas waktu dihitung sejak itu.',
    'Enter hour and minute: the deadline counts from then.',
  ),
  futureTime: bilingual('Waktu ini belum tiba.', 'This time has not come yet.'),
  tooLong: bilingual('Terlalu panjang.', 'This is too long.'),
  lineTooLong: bilingual('Terlalu panjang.', 'This is too long.'),
  unreadable: bilingual('Ada karakter yang tidak terbaca.', 'This has characters that cannot be read.'),
  invalidChoice: bilingual('Pilih salah satu.', 'Choose one of them.'),
};
