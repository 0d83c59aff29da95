import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFlashCookie, writeFlashCookie } from './flash-cookie.ts';

const secret = 'a secret of the site';
const ticketOf = (count: number) => `AAAA-BBBB-${String(count).padStart(4, '0')}`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser with the cookie of the contact form, whose signature is left out. */
function openBrowser(cookie?: string) {
  let stored = cookie;
  const request = () =>
    ({
      cookies: { beranda_ticket_contact: stored },
      unsignCookie: (value: string) => ({ valid: true, value }),
    }) as unknown as FastifyRequest;
  const reply = {
    setCookie: (_name: string, value: string) => {
      stored = value;
    },
  } as unknown as FastifyReply;
  return {
    send: (ticket: string, isReceiptSent = false, isUrgent = false) =>
      writeFlashCookie(request(), reply, 'contact', {
        ticket,
        isReceiptSent,
        isUrgent,
        isHttps: true,
        secret,
      }),
    shown(search: string) {
      const result = readFlashCookie(request(), 'contact', new URLSearchParams(search), secret);
      return result?.kind === 'received' ? [result.ticket, result.isReceiptSent, result.isUrgent] : undefined;
    },
  };
}

it('shows at each address the ticket of what was sent there', () => {
  const browser = openBrowser();
  const first = browser.send(ticketOf(1), true);
  const second = browser.send(ticketOf(2), false, true);
  expect(browser.shown(`sent=${first}`)).toEqual([ticketOf(1), true, false]);
  expect(browser.shown(`sent=${second}`)).toEqual([ticketOf(2), false, true]);
  expect(browser.shown('sent=AAAAAAAA')).toBeUndefined();
  expect(browser.shown('')).toBeUndefined();
});

it('has one id for a ticket, also in responses under way at once', () => {
  expect(openBrowser().send(ticketOf(1))).toBe(openBrowser().send(ticketOf(1)));
  expect(openBrowser().send(ticketOf(1))).toMatch(/^[\w-]{8}$/);
});

it('keeps the latest ten', () => {
  const browser = openBrowser();
  const ids = Array.from({ length: 11 }, (_, count) => browser.send(ticketOf(count)));
  expect(ids.map((id) => browser.shown(`sent=${id}`) !== undefined)).toEqual([
    false,
    ...Array(10).fill(true),
  ]);
});

it('keeps each for a day, also if others follow', () => {
  const browser = openBrowser();
  const first = browser.send(ticketOf(1));
  vi.advanceTimersByTime(23 * 3_600_000);
  const second = browser.send(ticketOf(2));
  expect(browser.shown(`sent=${first}`)).toBeDefined();
  vi.advanceTimersByTime(2 * 3_600_000);
  expect(browser.shown(`sent=${first}`)).toBeUndefined();
  expect(browser.shown(`sent=${second}`)).toBeDefined();
});

it('shows the latest ticket at an address without id, and reads the cookie of earlier releases', () => {
  const browser = openBrowser(`${ticketOf(1)}.copy`);
  expect(browser.shown('sent')).toEqual([ticketOf(1), true, false]);
  browser.send(ticketOf(2));
  expect(browser.shown('sent')).toEqual([ticketOf(2), false, false]);
});
