import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const CONTENT = import.meta.dirname;
const CATALOGUES = path.resolve(CONTENT, '../../../site/src/i18n/catalogues/en');

const files = [
  ...globSync('**/*.en.md', { cwd: CONTENT }).map((file) => path.join(CONTENT, file)),
  ...globSync('*.ts', { cwd: CATALOGUES }).map((file) => path.join(CATALOGUES, file)),
];

/** Every hit of a pattern, with the file that it is in. */
const hitsOf = (pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([hit]) => `${path.basename(file)}: ${hit.trim()}`),
  );

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';

test('English dates are written in one way: day, month in full, year', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(hitsOf(new RegExp(`\\b${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?,? (?:\\d{4})?`, 'g'))).toEqual([]);
  expect(hitsOf(new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)(?: of)? ${MONTH}`, 'g'))).toEqual([]);
  expect(hitsOf(/\b\d{1,2} (?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/g)).toEqual([]);
  expect(hitsOf(/\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g)).toEqual([]);
});

test('English writes “instalment”, except in the prescribed label of the calculator', () => {
  for (const hit of hitsOf(/.*installment.*/gi)) expect(hit).toMatch(/installment value/i);
});

test('English is British', () => {
  expect(
    hitsOf(/\b(?:color|favor|center|organiz|recogniz|realiz|apologiz|authoriz|analyz|fulfill|enroll)\w*/gi),
  ).toEqual([]);
});
