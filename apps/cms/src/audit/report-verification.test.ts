import { expect, it } from 'vitest';
import { parseAnchor, reportVerification } from './report-verification.ts';

const hash = 'a'.repeat(64);
const row = { sequence: 1, at: '2026-01-02T03:04:05.000Z', hash } as never;

it('prints count, ends, and an anchor that it accepts', () => {
  const { isIntact, lines } = reportVerification({ kind: 'intact', count: 1, first: row, last: row });
  expect([isIntact, lines[0]]).toEqual([true, 'The audit log is intact: 1 entry.']);
  expect(parseAnchor(lines.at(-1) ?? '')).toEqual({ sequence: 1, hash });
});

it('prints no anchor of an empty log', () => {
  const empty = { kind: 'intact', count: 0, first: null, last: null } as const;
  expect(reportVerification(empty).lines).toEqual(['The audit log is intact: 0 entries.']);
});

it.each([
  [{ kind: 'broken', sequence: 7, reason: 'missing' } as const, 'entry 7 is missing'],
  [{ kind: 'broken', sequence: 7, reason: 'changed' } as const, 'entry 7 was changed'],
  [{ kind: 'broken', sequence: 7, reason: 'unknown-key' } as const, 'entry 7 was signed with a key'],
  [{ kind: 'not-expected', sequence: 9, last: 7 } as const, 'expected entry 9'],
])('names the entry: %o', (result, text) => {
  const { isIntact, lines } = reportVerification(result);
  expect([isIntact, lines.join()]).toEqual([false, expect.stringContaining(text)]);
});

it.each(['', '3', `0:${hash}`, `3:${hash}a`, `-3:${hash}`, `3:${'A'.repeat(64)}`])(
  'does not take %j for an anchor',
  (text) => {
    expect(() => parseAnchor(text)).toThrow('<sequence>:<hash>');
  },
);
