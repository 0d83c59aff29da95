import { FILE_ERROR_CODES, FORM_ERROR_CODES } from '@beranda/contract';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { ErrorSummary, type SummaryEntry } from './error-summary.tsx';

const CORRECT = 'Ada yang perlu diperbaiki';
const NOT_SENT = 'Belum terkirim';

const summaryOf = (...entries: SummaryEntry[]) =>
  renderMarkup(<ErrorSummary entries={entries} rejectionCount={0} />);

it('is headed as a correction only where the sender can correct something', () => {
  const corrections = FORM_ERROR_CODES.filter((code) => summaryOf({ code }).includes(`>${CORRECT}</h2>`));
  expect(corrections).toEqual(['tooLarge', 'validateCaptcha', 'repeatedContent']);
  for (const code of ['maintenance', 'tooManyRequests', 'expired'])
    expect(summaryOf({ code })).toContain(`>${NOT_SENT}</h2>`);
  // The response may have been lost, and the form stored.
  expect(summaryOf({ code: 'sendFailed' })).toContain('>Belum pasti terkirim</h2>');
});

it('is headed as a correction for fields and files', () => {
  const field = { fieldId: 'form-email', label: 'Email', code: 'email' };
  expect(summaryOf(field)).toContain(CORRECT);
  expect(summaryOf({ code: 'sendFailed' }, field)).toContain(CORRECT);
  expect(summaryOf({ code: 'fileGone' })).toContain(CORRECT);
});

it.each([
  [undefined, /hapus berkas ini/i],
  ['/en', /remove this file/i],
])('the text at %s offers to remove a rejected file, except one to choose again', (address, text) => {
  const codes = FILE_ERROR_CODES.filter(
    (code) => !text.test(renderMarkup(<ErrorSummary entries={[{ code }]} rejectionCount={0} />, address)),
  );
  expect(codes).toEqual(['fileGone']);
});

it('states after a failure, and only then, that nothing is lost and that sending again is safe', () => {
  const note = 'kiriman yang sama hanya kami catat sekali';
  expect(FORM_ERROR_CODES.filter((code) => summaryOf({ code }).includes(note))).toEqual(['sendFailed']);
});

it.each([
  [1, 'Tunggu 1 detik,'],
  [42, 'Tunggu 42 detik,'],
  [60, 'Tunggu 60 detik,'],
  [61, 'Tunggu 2 menit,'],
  [3_541, 'Tunggu 60 menit,'],
  [undefined, 'Tunggu 60 detik,'],
])('after too many requests says when to try again: %s seconds', (retryAfterSeconds, expected) => {
  expect(summaryOf({ code: 'tooManyRequests', retryAfterSeconds })).toContain(expected);
});
