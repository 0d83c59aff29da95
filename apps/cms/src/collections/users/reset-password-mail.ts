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
 * The password reset mail. Its link uses the configured address, not the Host header, which an attacker could
 * forge.
 */
export function resetPasswordMail(cmsUrl: string, args: Args): string {
  const req = args?.req ?? {};
  const link = `${cmsUrl}/admin/reset/${encodeURIComponent(args?.token ?? '')}`;
  return `<p>${inLanguageOf(req, explanation)}</p><p><a href="${escapeHtml(link)}">${inLanguageOf(req, action)}</a></p>`;
}
