import { createHmac } from 'node:crypto';
import { type FormName, submissionResponse } from '@beranda/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormResult, SentForm } from '#src/content/loader-types.ts';
import { SENT_PARAMETER } from '#src/features/forms/form-ids.ts';
import { derivePurposeKey } from './signed-token.ts';

/**
 * Flash cookie: carries the ticket from a form post to the page after the redirect (post/redirect/get), and with
 * JavaScript to the page after a reload, so that it is not in the URL. Signed and httpOnly. Each form has its own, with
 * the latest tickets by an id that is in the URL, so that each entry of the history shows the ticket of what was sent
 * there. Each lasts as long as the draft of a form: phones load a page that was left in a tab again when somebody comes
 * back to it.
 */
const nameOf = (form: FormName) => `beranda_ticket_${form}`;

const MAX_AGE_SECONDS = 24 * 60 * 60;

/** Enough for the forms that somebody sends on a day; keeps the cookie small. */
const MAX_TICKETS = 10;

type TimedForm = SentForm & { sentAt: number };

/** Between the tickets, and between the parts of one, which contain neither. */
const SEPARATORS = { tickets: '~', parts: '.' } as const;

const nowInSeconds = () => Math.floor(Date.now() / 1000);

const write = ({ ticket, isReceiptSent, isUrgent, sentAt }: TimedForm) =>
  [ticket, isReceiptSent ? 'copy' : '', sentAt, isUrgent ? 'urgent' : ''].join(SEPARATORS.parts);

/** Reads one ticket. Earlier releases wrote no time, or no urgency. */
function read(text: string): TimedForm[] {
  const [ticket, copy, time, urgency] = text.split(SEPARATORS.parts);
  const parsed = submissionResponse.safeParse({ ticket });
  const sentAt = time ? Number(time) : nowInSeconds();
  return parsed.success && sentAt > nowInSeconds() - MAX_AGE_SECONDS
    ? [{ ticket: parsed.data.ticket, isReceiptSent: copy === 'copy', isUrgent: urgency === 'urgent', sentAt }]
    : [];
}

/** What a browser has sent by a form, latest first; nothing where the cookie is missing, expired or forged. */
function sentForms(request: FastifyRequest, form: FormName): TimedForm[] {
  const cookie = request.cookies[nameOf(form)];
  const { valid, value } = cookie ? request.unsignCookie(cookie) : { valid: false, value: null };
  return valid && value ? value.split(SEPARATORS.tickets).flatMap(read) : [];
}

/** The id of a ticket in the URL: a keyed digest, so that whatever is sent twice, even at once, has one. */
const idOf = (ticket: string, secret: string) =>
  createHmac('sha256', derivePurposeKey(secret, 'sent form')).update(ticket).digest('base64url').slice(0, 8);

type FlashCookieOptions = SentForm & { isHttps: boolean; secret: string };

/** @returns the id of the ticket in the URL. */
export function writeFlashCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  form: FormName,
  { ticket, isReceiptSent, isUrgent, isHttps, secret }: FlashCookieOptions,
): string {
  const others = sentForms(request, form).filter((one) => one.ticket !== ticket);
  const value = [{ ticket, isReceiptSent, isUrgent, sentAt: nowInSeconds() }, ...others]
    .slice(0, MAX_TICKETS)
    .map(write)
    .join(SEPARATORS.tickets);
  reply.setCookie(nameOf(form), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    signed: true,
    maxAge: MAX_AGE_SECONDS,
  });
  return idOf(ticket, secret);
}

/**
 * The ticket that the URL names; without an id, as earlier releases wrote it, the latest.
 *
 * @returns undefined without the parameter, and for a ticket that the cookie does not have.
 */
export function readFlashCookie(
  request: FastifyRequest,
  form: FormName,
  query: URLSearchParams,
  secret: string,
): FormResult | undefined {
  const id = query.get(SENT_PARAMETER);
  if (id === null) return undefined;
  const found = sentForms(request, form).find(({ ticket }) => id === '' || id === idOf(ticket, secret));
  if (!found) return undefined;
  const { sentAt: _, ...sent } = found;
  return { kind: 'received', ...sent };
}
