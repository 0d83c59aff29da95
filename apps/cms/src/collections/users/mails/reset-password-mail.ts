import type { Locale } from '@beranda/contract';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { escapeHtml } from '#cms/mail/escape-html.ts';

const subject = bilingual('Atur ulang kata sandi Anda', 'Reset your password');
const explanation = bilingual(
  'Seseorang meminta kata sandi baru untuk akun Anda. Jika bukan Anda, abaikan pesan ini.',
  'Somebody asked for a new password for your account. If that was not you, ignore this message.',
);
const action = bilingual('Pilih kata sandi baru', 'Choose a new password');

/** The mail with the link for a new password. */
export const resetPasswordMail = (link: string, language: Locale) => ({
  subject: subject[language],
  html: `<p>${explanation[language]}</p><p><a href="${escapeHtml(link)}">${action[language]}</a></p>`,
});
