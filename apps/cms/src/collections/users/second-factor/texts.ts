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
  unreachable: bilingual(
    'Sambungan ke server terputus. Periksa jaringan, lalu coba lagi.',
    'The connection to the server was lost. Check the network, then try again.',
  ),
  heading: bilingual('Faktor kedua', 'Second factor'),
  code: bilingual('Kode dari aplikasi autentikator', 'Code from your authenticator app'),
  codeHint: bilingual('Enam angka, berganti setiap 30 detik.', 'Six digits, new every 30 seconds.'),
  recoveryCode: bilingual('Kode pemulihan', 'Recovery code'),
  recoveryHint: bilingual(
    'Salah satu kode yang Anda simpan saat memasang faktor kedua. Setiap kode hanya berlaku sekali.',
    'One of the codes that you kept when you set up the second factor. Each serves once.',
  ),
  useRecoveryCode: bilingual('Ponsel tidak ada? Pakai kode pemulihan', 'No phone? Use a recovery code'),
  useApp: bilingual('Pakai kode dari aplikasi', 'Use a code from the app'),
  askAdministrator: bilingual(
    'Tanpa ponsel dan tanpa kode pemulihan, minta administrator melepas faktor kedua Anda.',
    'Without phone and recovery codes, ask an administrator to remove your second factor.',
  ),
  submit: bilingual('Lanjutkan', 'Continue'),
  cancel: bilingual('Batal', 'Cancel'),
  otherAccount: bilingual('Masuk dengan akun lain', 'Sign in with another account'),
  enterHeading: bilingual('Masukkan kode', 'Enter your code'),
  setUpHeading: bilingual('Pasang faktor kedua', 'Set up a second factor'),
  setUpWhy: bilingual(
    'Akun Anda perlu faktor kedua: selain kata sandi, Anda memasukkan kode dari ponsel setiap kali masuk.',
    'Your account needs a second factor: besides the password you enter a code from your phone at each sign-in.',
  ),
  scan: bilingual(
    'Pindai gambar ini dengan aplikasi autentikator di ponsel Anda.',
    'Scan this picture with an authenticator app on your phone.',
  ),
  picture: bilingual('Kode QR untuk aplikasi autentikator', 'QR code for an authenticator app'),
  typeInstead: bilingual('Atau ketik rahasia ini di aplikasi:', 'Or type this secret into the app:'),
  thenEnter: bilingual(
    'Lalu masukkan kode yang ditampilkan aplikasi.',
    'Then enter the code that the app shows.',
  ),
  keepCodes: bilingual(
    'Simpan kode pemulihan ini di tempat yang aman, misalnya di pengelola kata sandi. Kode ini hanya ditampilkan sekarang. Setiap kode menggantikan ponsel Anda satu kali.',
    'Keep these recovery codes in a safe place, such as a password manager. They are shown only now. Each stands in for your phone once.',
  ),
  copy: bilingual('Salin', 'Copy'),
  copied: bilingual('Tersalin', 'Copied'),
  haveKept: bilingual('Sudah saya simpan', 'I have kept them'),
  isOn: bilingual(
    'Terpasang. Kode pemulihan yang tersisa: {count}.',
    'In use. Recovery codes left: {count}.',
  ),
  isOff: bilingual('Belum terpasang.', 'Not set up.'),
  setUp: bilingual('Pasang', 'Set up'),
  replace: bilingual('Ganti perangkat', 'Replace the device'),
  newCodes: bilingual('Kode pemulihan baru', 'New recovery codes'),
  remove: bilingual('Lepas', 'Remove'),
  since: bilingual('Terpasang sejak {time}.', 'In use since {time}.'),
  reset: bilingual('Lepas faktor kedua', 'Remove second factor'),
  resetAsk: bilingual(
    'Semua sesi akun ini berakhir. Lepas hanya setelah Anda memastikan bahwa permintaan ini datang dari orangnya sendiri.',
    'All sessions of this account end. Do this only after making sure that the person themselves asked for it.',
  ),
  resetDone: bilingual('Faktor kedua dilepas.', 'The second factor was removed.'),
};
