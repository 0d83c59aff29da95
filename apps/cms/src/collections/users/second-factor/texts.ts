import { bilingual } from '#cms/i18n/bilingual.ts';

/** Texts about the second factor, for endpoints and screens. */
export const secondFactorTexts = {
  signedOut: bilingual('Sesi Anda berakhir. Masuk lagi.', 'Your session has ended. Sign in again.'),
  wrongCode: bilingual(
    'Kode ini tidak cocok atau sudah dipakai. Tunggu kode berikutnya, lalu coba lagi.',
    'This code is wrong or has been used. Wait for the next one, then try again.',
  ),
  wrongNewCode: bilingual(
    'Kode ini tidak cocok. Periksa jam ponsel Anda, lalu tulis kode yang sedang ditampilkan aplikasi.',
    'This code is wrong. Check the clock of your phone, then enter the code that the app shows now.',
  ),
  locked: bilingual(
    'Terlalu banyak kode yang salah. Coba lagi dalam 15 menit.',
    'Too many wrong codes. Try again in 15 minutes.',
  ),
  enrolFirst: bilingual('Pasang faktor kedua terlebih dahulu.', 'Set up a second factor first.'),
  codeFirst: bilingual(
    'Masukkan kode dari aplikasi autentikator terlebih dahulu.',
    'Enter a code of your authenticator app first.',
  ),
  required: bilingual(
    'Akun Anda wajib memakai faktor kedua, jadi tidak dapat dilepas. Anda dapat menggantinya.',
    'Your account must have a second factor, so it cannot be removed. You can replace it.',
  ),
  onlyAdministrators: bilingual(
    'Hanya administrator yang dapat melepas faktor kedua orang lain.',
    'Only administrators may remove the second factor of somebody else.',
  ),
  notOwn: bilingual(
    'Ganti faktor kedua Anda sendiri di layar akun, dengan sebuah kode.',
    'Replace your own second factor on the account screen, with a code.',
  ),
};
