import { bilingual } from '#cms/i18n/bilingual.ts';

/** Texts about sessions. */
export const sessionTexts = {
  heading: bilingual('Perangkat yang masuk', 'Signed-in devices'),
  device: bilingual('Perangkat', 'Device'),
  startedAt: bilingual('Masuk pada', 'Signed in at'),
  method: bilingual('Cara masuk', 'Way of signing in'),
  password: bilingual('Kata sandi', 'Password'),
  'identity-provider': bilingual('Akun bank', 'Account of the bank'),
  unknownDevice: bilingual('Perangkat tidak dikenal', 'Unknown device'),
  isThis: bilingual('Perangkat ini', 'This device'),
  incomplete: bilingual('Belum memasukkan kode', 'Code not entered yet'),
  end: bilingual('Keluarkan', 'Sign out'),
  endNamed: bilingual('Keluarkan {device}, masuk pada {time}', 'Sign out {device}, signed in at {time}'),
  endOthers: bilingual('Keluarkan semua perangkat lain', 'Sign out all other devices'),
  ended: bilingual('Sudah dikeluarkan.', 'Signed out.'),
  notFound: bilingual('Sesi ini sudah berakhir.', 'This session has ended.'),
  signedOut: bilingual('Sesi Anda berakhir. Masuk lagi.', 'Your session has ended. Sign in again.'),
};
