import { bilingual } from '#cms/i18n/bilingual.ts';

/** Texts of the box in which staff write replies. */
export const replyBoxTexts = {
  title: bilingual('Balas lewat email', 'Reply by e-mail'),
  noEmail: bilingual(
    'Pengirim tidak punya email: telepon atau surati, lalu catat di riwayat apa yang disampaikan.',
    'The sender has no e-mail address: call or write a letter, then note in the history what was said.',
  ),
  template: bilingual('Templat', 'Template'),
  none: bilingual('Tanpa templat', 'No template'),
  language: bilingual('Bahasa balasan', 'Language of the reply'),
  indonesian: bilingual('Bahasa Indonesia', 'Indonesian'),
  english: bilingual('Bahasa Inggris', 'English'),
  subject: bilingual('Judul', 'Subject'),
  body: bilingual('Isi', 'Text'),
  hint: bilingual(
    'Penutup dengan nama bank dan nomor tiket ditambahkan otomatis. Jangan menulis nomor identitas, rekening, atau kartu.',
    'A closing with the name of the bank and the ticket is added automatically. Never write identity, account or card numbers.',
  ),
  status: bilingual('Status setelah dikirim', 'Status after sending'),
  unchanged: bilingual('Tidak diubah', 'Unchanged'),
  preview: bilingual('Pratinjau', 'Preview'),
  confirm: bilingual('Kirim balasan ini?', 'Send this reply?'),
  to: bilingual('Kepada', 'To'),
  send: bilingual('Kirim', 'Send'),
  back: bilingual('Ubah lagi', 'Back to editing'),
  sent: bilingual(
    'Balasan masuk antrean. Setelah terkirim, balasan muncul di riwayat.',
    'The reply is queued. Once it has been sent, it is in the history.',
  ),
  gap: bilingual(
    'Isi dulu semua “…” dari templat, atau hapus.',
    'Fill in every “…” of the template first, or remove it.',
  ),
  replaced: bilingual(
    'Templat menggantikan tulisan Anda.',
    'The template has replaced what you had written.',
  ),
  restore: bilingual('Kembalikan tulisan saya', 'Restore what I had written'),
  sensitive: bilingual(
    'Balasan memuat nomor identitas, rekening, atau kartu dari kiriman ini. Email tidak rahasia: hapus nomor itu.',
    'The reply contains an identity, account or card number of this case. E-mail is not confidential: remove the number.',
  ),
  conflict: bilingual(
    'Kiriman ini sudah berubah, sehingga balasan belum dikirim. Muat ulang halaman ini.',
    'This case has changed meanwhile, so the reply has not been sent. Reload this page.',
  ),
  unanswered: bilingual(
    'Server gagal atau tidak menjawab, sehingga belum pasti apakah balasan terkirim. Kirim lagi tanpa mengubahnya: nasabah hanya menerima satu email.',
    'The server failed or did not answer, so the reply may have been sent or not. Send it again unchanged: the customer gets one mail only.',
  ),
  failed: bilingual(
    'Balasan belum dikirim. Tulisan Anda masih ada: coba lagi.',
    'The reply has not been sent. What you typed is still here: try again.',
  ),
};

export type ReplyBoxText = keyof typeof replyBoxTexts;
