import { expect, it } from 'vitest';
import type { StoredFact } from '#cms/fields/facts/read-facts.ts';
import { complianceNotices } from './compliance-notices.ts';
import { type FactTask, factTasks } from './fact-tasks.ts';

const TODAY = '2026-11-26';
const fact = (key: string, values: StoredFact['values'], reviewBy?: string): StoredFact => ({
  id: 1,
  key,
  kind: 'percent',
  values,
  reviewBy: reviewBy ?? null,
});
const until = (validUntil: string | null) => ({ amount: 1, validFrom: '2026-01-01', validUntil });

const noticeOf = (facts: FactTask[]) =>
  complianceNotices({
    today: TODAY,
    missing: [],
    guaranteedUntil: null,
    hasGuaranteedRates: false,
    overdueReviews: [],
    facts,
  })[0];

it.each<[string, StoredFact, string[]]>([
  ['has no end', fact('a.b', [until(null)]), []],
  ['ends in a month', fact('a.b', [until('2026-12-26')]), []],
  ['ends in two weeks', fact('a.b', [until('2026-12-10')]), ['ends 2026-12-10']],
  ['ends today', fact('a.b', [until(TODAY)]), ['ends 2026-11-26']],
  [
    'is followed by another value',
    fact('a.b', [until(TODAY), { amount: 2, validFrom: '2026-11-27', validUntil: null }]),
    [],
  ],
  ['ended yesterday', fact('a.b', [until('2026-11-25')]), ['ended 2026-11-25']],
  ['has not begun', fact('a.b', [{ amount: 1, validFrom: '2027-01-01', validUntil: null }]), []],
  ['is to be reviewed today', fact('a.b', [until(null)], TODAY), []],
  ['should have been reviewed', fact('a.b', [until(null)], '2026-11-25'), ['review 2026-11-25']],
])('a fact that %s', (_what, one, tasks) => {
  expect(factTasks([one], TODAY).map(({ day, kind }) => `${kind} ${day}`)).toEqual(tasks);
});

it('that the site names and that does not exist comes first, with the screen to create it', () => {
  const facts = factTasks([fact('a.b', [until('2026-11-25')])], TODAY, ['a.b', 'c.d']);
  expect(facts.map(({ key, kind }) => `${kind} ${key}`)).toEqual(['missing c.d', 'ended a.b']);
  expect(noticeOf(facts)).toMatchObject({ tone: 'error', path: '/collections/facts/create' });
});

it('is named on the dashboard in both languages, with its screen', () => {
  const facts = factTasks([fact('kpr.bunga', [until('2026-11-25')])], TODAY);
  const notice = noticeOf(facts);
  expect(notice).toMatchObject({ tone: 'error', path: '/collections/facts/1' });
  expect(notice?.text.id).toContain('“kpr.bunga” berakhir 25 Nov 2026');
  expect(notice?.text.en).toContain('“kpr.bunga” ended on 25 Nov 2026');
});
