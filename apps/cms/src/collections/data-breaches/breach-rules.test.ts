import { describe, expect, it } from 'vitest';
import { bilingual } from '#cms/i18n/bilingual.ts';
import {
  type BreachFacts,
  issueOfTime,
  missingForClosing,
  noticeDeadline,
  openNotices,
} from './breach-rules.ts';
import { completeBreachSample } from './sample.ts';

describe('the deadline of the notices', () => {
  it('is 72 hours after the discovery, also over a weekend', () => {
    // Friday, 17.30 in Jakarta.
    expect(noticeDeadline('2026-11-27T10:30:00.000Z')).toBe('2026-11-30T10:30:00.000Z');
    expect(noticeDeadline(new Date('2026-11-27T10:30:00.000Z'))).toBe('2026-11-30T10:30:00.000Z');
  });

  it.each([undefined, null, '', 'kemarin', {}])('is unknown for %j', (discoveredAt) => {
    expect(noticeDeadline(discoveredAt)).toBeNull();
  });
});

describe('a notice', () => {
  const at = '2026-01-06T02:00:00.000Z';
  it.each<[string, BreachFacts, string[]]>([
    ['is open at first', {}, ['persons', 'authority']],
    ['is settled by its time', { persons: { at }, authority: { at } }, []],
    ['is settled by a reason', { persons: { reasonNone: 'Data terenkripsi.' }, authority: { at } }, []],
    ['is open with an empty reason', { persons: { reasonNone: '  ' }, authority: { at } }, ['persons']],
    ['is open where nothing of it is stored', { persons: { at }, authority: null }, ['authority']],
  ])('%s', (_name, breach, open) => {
    expect(openNotices(breach)).toEqual(open);
  });
});

describe('closing', () => {
  const complete: BreachFacts = completeBreachSample('Lampiran');
  const missing = (changes: BreachFacts) =>
    missingForClosing({ ...complete, ...changes }).map((name) => name.en);

  it('is possible for a complete record, and needs everything of an empty one', () => {
    expect(missing({})).toEqual([]);
    expect(missingForClosing({})).toHaveLength(7);
  });

  it.each<[string, BreachFacts, string]>([
    ['kinds of data', { dataKinds: [] }, 'kinds of data'],
    ['a cause', { cause: ' ' }, 'how it happened'],
    ['the handling', { handling: null }, 'handling'],
    ['a notice to the persons', { persons: { at: null } }, 'notice to the persons'],
    ['a notice to the authority', { authority: {} }, 'notice to the authority'],
    [
      'a decision about a public notice',
      { publicNotice: { decision: 'undecided', reason: 'x' } },
      'public notice',
    ],
    [
      'the time of a public notice that is needed',
      { publicNotice: { decision: 'needed', reason: 'x' } },
      'public notice',
    ],
    [
      'the reason for no public notice',
      { publicNotice: { decision: 'not-needed', reason: '' } },
      'public notice',
    ],
    ['a conclusion', { conclusion: '' }, 'conclusion'],
  ])('needs %s', (_name, changes, name) => {
    expect(missing(changes)).toEqual([name]);
  });

  it('needs no reason for a public notice that was published', () => {
    expect(missing({ publicNotice: { decision: 'needed', at: '2026-01-06T02:00:00.000Z' } })).toEqual([]);
  });
});

describe('a time', () => {
  const now = new Date('2026-01-10T00:00:00.000Z');
  const early = bilingual('awal', 'early');
  const late = bilingual('akhir', 'late');
  const notBefore = '2026-01-05T02:00:00.000Z';
  const issue = (time: string, bounds = {}) => issueOfTime(time, bounds, { early, late }, now)?.en ?? null;

  it('is not in the future', () => {
    expect(issue('2026-01-10T00:00:00.000Z')).toBeNull();
    expect(issue('2026-01-10T00:00:00.001Z')).toBe('This time has not come yet.');
  });

  it('is within its bounds', () => {
    expect(issue(notBefore, { notBefore })).toBeNull();
    expect(issue('2026-01-05T01:59:00.000Z', { notBefore })).toBe('early');
    expect(issue(notBefore, { notAfter: notBefore })).toBeNull();
    expect(issue('2026-01-05T02:01:00.000Z', { notAfter: notBefore })).toBe('late');
    expect(issue('2020-01-01T00:00:00.000Z', { notBefore: null, notAfter: undefined })).toBeNull();
  });
});
