import { type FormName, submissionResponse } from '@beranda/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormResult } from '#src/content/loader-types.ts';
import { SENT_PARAMETER } from '#src/features/forms/form-ids.ts';

/**
 * Flash cookie: carries the ticket from a form post to the page after the redirect (post/redirect/get), and with script
 * to the page after a reload, so that it is not in the URL. Signed and httpOnly. Each form has its own, so
 * that a reload after another form was sent from a second tab shows the right ticket; of the same form the latest. It
 * lasts as long as the draft of a form: phones load a page that was left in a tab again when somebody comes back to it.
 */
const nameOf = (form: FormName) => `beranda_ticket_${form}`;
const MAX_AGE_SECONDS = 24 * 60 * 60;

export function writeFlashCookie(
  reply: FastifyReply,
  form: FormName,
  { ticket, isCopySent, isHttps }: { ticket: string; isCopySent: boolean; isHttps: boolean },
): void {
  reply.setCookie(nameOf(form), `${ticket}.${isCopySent ? 'copy' : ''}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    signed: true,
    maxAge: MAX_AGE_SECONDS,
  });
}

/** @returns undefined without the parameter, and for a cookie that is missing, expired or forged. */
export function readFlashCookie(
  request: FastifyRequest,
  form: FormName,
  query: URLSearchParams,
): FormResult | undefined {
  const cookie = request.cookies[nameOf(form)];
  if (!query.has(SENT_PARAMETER) || !cookie) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  if (!valid || !value) return undefined;
  const [ticket, copy] = value.split('.');
  const parsed = submissionResponse.safeParse({ ticket });
  return parsed.success
    ? { kind: 'received', ticket: parsed.data.ticket, isCopySent: copy === 'copy' }
    : undefined;
}
