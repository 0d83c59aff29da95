import { jakartaDate } from '@beranda/finance';
import { expect, it } from 'vitest';
import { amountOf } from '#cms/fields/facts/fact-field.ts';
import { factsByKey } from './facts.ts';
import { settings } from './settings.ts';

it.each([
  ['id', 'dijamin LPS adalah {lps.batas-jaminan} per nasabah per bank.'],
  ['en', 'a maximum of {lps.batas-jaminan} per customer per bank.'],
] as const)('the note on the deposit guarantee in %s states its maximum, with a link', (locale, sentence) => {
  const { note, linkText, url } = settings[locale].depositGuarantee;
  expect(note).toContain(sentence);
  expect(amountOf('{lps.batas-jaminan}', factsByKey, jakartaDate(Date.now()))).toBe(2_000_000_000);
  expect(linkText).toMatch(/./);
  expect(url).toMatch(/^https:\/\/lps\.go\.id/);
});
