import { bilingual } from '#cms/i18n/bilingual.ts';

/** Texts of the form that corrects how a sender is reached. */
export const contactTexts = {
  title: bilingual('Perbaiki kontak', 'Correct the contact'),
  hint: bilingual(
    'Pastikan dahulu bahwa yang meminta memang pengirimnya. Email, balasan, halaman status, dan pencarian memakai kontak baru; yang lama tetap ada di riwayat.',
    'First make sure that it is the sender who asks. Mails, replies, the status page and searches use the new contact; the former one stays in the history.',
  ),
  receipt: bilingual(
    'Selama kiriman belum selesai, alamat email baru mendapat tanda terimanya, kecuali pengirim tidak memintanya di formulir. Email yang sudah terkirim ke alamat lama tidak dikirim ulang.',
    'While the case is not finished, a new e-mail address gets its receipt, unless the sender did not ask for one in the form. Mails that have been sent to the former address are not sent again.',
  ),
  email: bilingual('E-mail (kosongkan jika tidak punya)', 'E-mail (leave empty if there is none)'),
  phone: bilingual('Telepon', 'Phone'),
  reason: bilingual(
    'Alasan (misalnya siapa yang meminta, dan bagaimana Anda memastikannya)',
    'Reason (such as who asked, and how you made sure)',
  ),
  save: bilingual('Simpan kontak', 'Store the contact'),
  failed: bilingual(
    'Belum tersimpan. Isian Anda masih ada: coba lagi.',
    'Not stored. What you typed is still here: try again.',
  ),
};
