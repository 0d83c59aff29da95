import { LOCALES } from '@beranda/contract';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { escapeHtml } from '#cms/mail/escape-html.ts';

const texts = {
  emailChanged: {
    subject: bilingual('Alamat e-mail akun Anda diubah', 'The e-mail address of your account was changed'),
    text: bilingual(
      'Alamat e-mail akun Anda di back office baru saja diubah oleh {name}. Pesan untuk akun itu, termasuk tautan untuk kata sandi baru, sekarang dikirim ke alamat lain. Jika Anda tidak mengetahui perubahan ini, segera beri tahu administrator lain.',
      'The e-mail address of your account in the back office was changed just now by {name}. Mails about the account, links for a new password among them, now go to another address. If you did not know of this, tell another administrator at once.',
    ),
  },
  secondFactorRemoved: {
    subject: bilingual('Faktor kedua akun Anda dihapus', 'The second factor of your account was removed'),
    text: bilingual(
      'Faktor kedua akun Anda di back office baru saja dihapus oleh {name}, dan semua sesinya diakhiri. Jika Anda tidak memintanya, segera beri tahu administrator lain.',
      'The second factor of your account in the back office was removed just now by {name}, and all of its sessions ended. If you did not ask for this, tell another administrator at once.',
    ),
  },
} satisfies Record<string, { subject: Bilingual; text: Bilingual }>;

/**
 * Tells the owner of an account what somebody with more rights has changed: whoever can receive its mails and has its
 * second factor can sign in as this person. In both languages, since that of the owner is not known.
 *
 * @param by the name of who has changed it.
 */
export function changedAccountMail(change: keyof typeof texts, by: string) {
  const { subject, text } = texts[change];
  const name = escapeHtml(by);
  return {
    subject: LOCALES.map((locale) => subject[locale]).join(' / '),
    html: LOCALES.map((locale) => `<p>${text[locale].replace('{name}', () => name)}</p>`).join(''),
  };
}
