import { bilingual } from '#cms/i18n/bilingual.ts';

/** Texts of the buttons of a failed mail. */
export const failedMailTexts = {
  resend: bilingual('Kirim lagi', 'Send again'),
  sending: bilingual('Mengantrekan…', 'Queueing…'),
  requeued: bilingual('Email akan segera dikirim lagi.', 'The mail will be sent again shortly.'),
  giveUp: bilingual('Tidak perlu dikirim', 'Do not send'),
  question: bilingual('Batalkan email ini?', 'Do not send this mail?'),
  consequence: bilingual(
    'Email ini tidak akan dikirim, dan pemberitahuannya hilang dari dasbor bagi semua petugas. Riwayat kiriman mencatat keputusan Anda.',
    'This mail will not be sent, and its notice disappears from the dashboard for all staff. The history of the case records your decision.',
  ),
  confirm: bilingual('Batalkan email', 'Do not send'),
  cancel: bilingual('Kembali', 'Back'),
  givenUp: bilingual('Email tidak akan dikirim.', 'The mail will not be sent.'),
  gone: bilingual(
    'Email ini sudah dikirim lagi atau dibatalkan. Muat ulang halaman ini.',
    'This mail has been sent again or cancelled already. Reload this page.',
  ),
  failed: bilingual(
    'Belum berhasil. Muat ulang halaman ini, lalu coba sekali lagi.',
    'This did not work. Reload the page and try once more.',
  ),
};
