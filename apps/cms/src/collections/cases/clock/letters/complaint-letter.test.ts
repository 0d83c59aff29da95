import { formIn, LOCALES } from '@beranda/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { answerDayOf, answerLetter, receiptLetter } from './complaint-letter.ts';

afterEach(() => {
  vi.useRealTimers();
});

const complaint = {
  arrivedBy: 'site' as 'letter' | 'phone' | 'site',
  answers: { product: 'card' },
  receivedAt: '2026-11-02T02:00:00.000Z',
  senderName: 'Ratna Contoh',
  senderPhone: '0812 0000 1111',
  ticket: '0000-1111-2222',
};
const issuer = { bankName: 'Bank Uji', address: 'Jalan Contoh 1', phone: '021 555 0100', officer: '' };
const answer = { text: 'Biaya dikembalikan.', at: '2026-11-09T02:00:00.000Z', isOfAppeal: false };

it.each(LOCALES)(
  'in %s a final answer says how to appeal, by e-mail only to who has an address',
  (locale) => {
    const paragraphsFor = (senderEmail: string | null) => {
      const { sections } = answerLetter(
        { ...complaint, locale, senderEmail },
        issuer,
        formIn(locale, 'complaint'),
        answer,
      );
      return sections.at(-1)?.paragraphs ?? [];
    };
    const [byMail, ...rest] = paragraphsFor('ratna@contoh.example');
    const [without, ...others] = paragraphsFor(null);
    expect(byMail).toMatch(/email/);
    expect(without).not.toMatch(/email/);
    expect(without).toMatch(/kantor di atas|the number above/);
    expect(others).toEqual(rest);
  },
);

it.each(LOCALES)(
  'in %s a letter calls its number a ticket, and names the regulation’s word once',
  (locale) => {
    const { details, sections } = answerLetter(
      { ...complaint, locale, senderEmail: null },
      issuer,
      formIn(locale, 'complaint'),
      answer,
    );
    expect(details[0]).toEqual([
      expect.stringMatching(/^(Nomor tiket \(nomor|Ticket number \()/),
      complaint.ticket,
    ]);
    expect(JSON.stringify(sections)).not.toMatch(/nomor register|register number/);
  },
);

it.each(LOCALES)(
  'in %s a receipt certifies the hour of the receipt only to who sent it on the site',
  (locale) => {
    const form = formIn(locale, 'complaint');
    const letterOf = (arrivedBy: 'letter' | 'phone' | 'site') =>
      receiptLetter({ ...complaint, arrivedBy, dueAt: null, locale, senderEmail: null }, issuer, form);
    expect(letterOf('site').details[1]?.[1]).toMatch(/09[.:]00 WIB$/);
    for (const arrivedBy of ['letter', 'phone'] as const)
      expect(letterOf(arrivedBy).details[1]?.[1]).toMatch(/November 2026$/);
  },
);

it.each(LOCALES)(
  'in %s a receipt names the days of an oral complaint, until that is filed in writing',
  (locale) => {
    const form = formIn(locale, 'complaint');
    const called = { ...complaint, arrivedBy: 'phone' as const, dueAt: null, locale, senderEmail: null };
    const nextOf = (channel: 'oral' | 'written') =>
      receiptLetter({ ...called, clock: { channel } }, issuer, form).sections[0]?.paragraphs[0];
    expect(nextOf('oral')).toBe(form.texts.oralNextSteps);
    expect(nextOf('written')).toBe(form.texts.nextSteps);
  },
);

it('an answer has the day that the clock counts, where it was no mail', () => {
  const clock = { answeredAt: '2026-11-05T18:00:00.000Z', appealAnsweredAt: '2026-11-20T05:00:00.000Z' };
  expect(answerDayOf({ clock, senderEmail: null }, false)).toEqual({ day: '2026-11-06' });
  expect(answerDayOf({ clock, senderEmail: null }, true)).toEqual({ day: '2026-11-20' });
  expect(answerDayOf({ clock, senderEmail: 'ratna@contoh.example' }, false)).toEqual({});
});

it.each([
  ['id', 'Jumat, 6 November 2026'],
  ['en', 'Friday, 6 November 2026'],
] as const)('in %s an answer of which only the day is known has no hour', (locale, day) => {
  const caseDoc = { ...complaint, locale, senderEmail: null };
  const letter = answerLetter(caseDoc, issuer, formIn(locale, 'complaint'), { ...answer, day: '2026-11-06' });
  expect(letter.details.at(-1)?.[1]).toBe(day);
});

it.each([
  ['id', 'Kami jawab paling lambat', 'Senin, 16 November 2026'],
  ['en', 'We answer no later than', 'Monday, 16 November 2026'],
] as const)('in %s the receipt has the day of the answer, while it has not passed', (locale, label, day) => {
  const due = { ...complaint, dueAt: '2026-11-16T16:59:59.999Z', locale, senderEmail: null };
  const detailsOf = () => receiptLetter(due, issuer, formIn(locale, 'complaint')).details;
  vi.useFakeTimers({ now: new Date('2026-11-16T16:59:00.000Z') });
  expect(detailsOf()).toContainEqual([label, day]);
  vi.setSystemTime('2026-11-16T17:00:00.000Z');
  expect(detailsOf().map(([name]) => name)).not.toContain(label);
});

it.each([
  ['id', 'Nomor identitas', 'Nomor identitas wakil'],
  ['en', 'Identity number', 'Identity number of the representative'],
] as const)('in %s a letter says whose identity number it has', (locale, own, representative) => {
  const labelsOf = (answers: Record<string, string>) => {
    const caseDoc = { ...complaint, answers, dueAt: null, locale, senderEmail: null };
    return receiptLetter(caseDoc, issuer, formIn(locale, 'complaint')).details.map(([label]) => label);
  };
  expect(labelsOf({ complainant: 'customer' })).toContain(own);
  const represented = labelsOf({ complainant: 'representative', customerName: 'Dewi' });
  expect(represented).toContain(representative);
  expect(represented).not.toContain(own);
});
