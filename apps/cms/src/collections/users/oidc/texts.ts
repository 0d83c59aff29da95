import { bilingual } from '#cms/i18n/bilingual.ts';

export const oidcTexts = {
  continue: bilingual('Lanjutkan', 'Continue'),
  signIn: bilingual('Masuk dengan akun bank', 'Sign in with your bank account'),
  orPassword: bilingual('Atau dengan kata sandi', 'Or with a password'),
  rarePassword: bilingual(
    'Kata sandi hanya untuk administrator darurat.',
    'Passwords are for emergency administrators only.',
  ),
};
