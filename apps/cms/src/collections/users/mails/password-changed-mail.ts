import type { Locale } from '@beranda/contract';
import { bilingual } from '#cms/i18n/bilingual.ts';

const subject = bilingual('Kata sandi Anda diubah', 'Your password was changed');
const text = bilingual(
  'Kata sandi akun Anda di back office baru saja diubah. Jika bukan Anda, minta kata sandi baru di halaman masuk dan segera beri tahu administrator.',
  'The password of your account in the back office was changed just now. If that was not you, ask for a new password on the sign-in page and tell an administrator at once.',
);

/** Tells the owner of an account that its password was changed. */
export const passwordChangedMail = (language: Locale) => ({
  subject: subject[language],
  html: `<p>${text[language]}</p>`,
});
