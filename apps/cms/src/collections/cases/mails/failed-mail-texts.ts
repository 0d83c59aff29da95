import { bilingual } from '#cms/i18n/bilingual.ts';

/** Texts of the buttons of a failed mail. */
export const failedMailTexts = {
  resend: bilingual('Kirim lagi', 'Send again'),
  sending: bilingual('Mengantrekan…', 'Queueing…'),
  requeued: bilingual('Email akan segera dikirim lagi.', 'The mail will be sent again shortly.'),
  giveUp: bilingual('Tidak perlu dikirim', 'Do not send'),
  question: bilingual('Batalkan email ini?', 'Give up this mail?'),
  consequence: bilingual(
    'Email ini tidak akan dikirim, dan pemberitahuannya hilang dari beranda bagi semua petugas. Riwayat kiriman mencatat keputusan Anda.',
    'This mail will not be sent, and its notice disappears from the start page for all staff. The history of the case records your decision.',
  ),
  confirm: bilingual('Batalkan email', 'Give up the mail'),
  cancel: bilingual('Kembali', 'Back'),
  givenUp: bilingual('Email tidak akan dikirim.', 'The mail will not be sent.'),
  gone: bilingual(
    'Email ini sudah dikirim lagi atau dibatalkan. Muat ulang halaman ini.',
    'This mail has been sent again or given up already. Reload this page.',
  ),
  failed: bilingual(
    'Belum berhasil karena server tidak menjawab. Coba sekali lagi.',
    'This did not work, because the server did not answer. Try once more.',
  ),
};
