import type { PayloadRequest } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { escapeHtml } from '#cms/mail/escape-html.ts';

type Args = { req?: PayloadRequest; token?: string } | undefined;

const subject = bilingual('Atur ulang kata sandi Anda', 'Reset your password');
const explanation = bilingual(
  'Seseorang meminta kata sandi baru untuk akun Anda. Jika bukan Anda, abaikan pesan ini.',
  'Somebody asked for a new password for your account. If that was not you, ignore this message.',
);
const action = bilingual('Pilih kata sandi baru', 'Choose a new password');

export function resetPasswordSubject(args: Args): string {
  return inLanguageOf(args?.req ?? {}, subject);
}

/**
 * The mail with which a member of staff chooses a new password. Its link leads to the configured address and
 * never to the Host header of the request, which anybody who asks for the mail could choose.
 */
export function resetPasswordMail(cmsUrl: string, args: Args): string {
  const req = args?.req ?? {};
  const link = `${cmsUrl}/admin/reset/${encodeURIComponent(args?.token ?? '')}`;
  return `<p>${inLanguageOf(req, explanation)}</p><p><a href="${escapeHtml(link)}">${inLanguageOf(req, action)}</a></p>`;
}
