import { formIn, LOCALES } from '@beranda/contract';
import { expect, it } from 'vitest';
import { answerLetter } from './complaint-letter.ts';

const complaint = {
  answers: { product: 'card' },
  receivedAt: '2026-11-02T02:00:00.000Z',
  senderName: 'Ratna Contoh',
  senderPhone: '0812 0000 1111',
  ticket: '0000-1111-2222',
};
const sender = { bankName: 'Bank Uji', address: 'Jalan Contoh 1', phone: '021 555 0100', officer: '' };
const answer = { text: 'Biaya dikembalikan.', at: '2026-11-09T02:00:00.000Z', isOfAppeal: false };

it.each(LOCALES)(
  'in %s a final answer says how to appeal, by e-mail only to who has an address',
  (locale) => {
    const paragraphsFor = (senderEmail: string | null) => {
      const { sections } = answerLetter(
        { ...complaint, locale, senderEmail },
        sender,
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
      sender,
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
