import { createLocalReq } from 'payload';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Case } from '#cms/payload-types.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { sampleCase } from '../../../../testing/records.ts';
import { EVERYONE, makeTestUsers, OTHER_DESKS, type TestRole } from '../../../../testing/test-users.ts';
import { eraseDue } from '../erasure/erase-due.ts';
import type { CaseStatus } from '../status/case-status.ts';
import { deskFigures } from './desk-figures.ts';

const NOW = new Date('2026-11-23T05:00:00Z');
/** When every finished case of these tests has been erased. */
const MUCH_LATER = Date.parse('2060-01-01T00:00:00Z');

onEachDatabase('the figures of the service desk', (cms) => {
  const people = makeTestUsers(cms);
  const payload = () => cms().payload;

  afterEach(() => vi.useRealTimers());

  /** A case that takes its statuses at these times. */
  async function newCase(
    receivedAt: string,
    statuses: readonly (readonly [time: string, status: CaseStatus])[],
    more: Partial<Case> = {},
  ) {
    const { id } = await payload().create({
      collection: 'cases',
      data: { ...sampleCase(people.next('figures')), ...more, receivedAt } as never,
    });
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const [time, status] of statuses) {
      vi.setSystemTime(time);
      const context = status === 'merged' ? { isMerge: true } : {};
      await payload().update({ collection: 'cases', id, data: { status }, context });
    }
    vi.useRealTimers();
  }

  const figuresFor = async (who: TestRole, query: Parameters<typeof deskFigures>[1]) => {
    const req = await createLocalReq({}, payload());
    const user = who === 'nobody' ? null : people.accountOf(who);
    return deskFigures({ ...req, user } as typeof req, query);
  };
  const lastYear = { period: 'last-year', now: NOW } as const;

  beforeAll(async () => {
    // Monday, 1 December 2025, is no working day in these tests.
    await payload().create({
      collection: 'holidays',
      data: { date: '2025-12-01', name: 'Uji', closesBanks: true, closesExchange: true },
      locale: 'id',
    });
    // From Friday over the holiday to Wednesday; closing it later changes nothing.
    await newCase('2025-11-28T05:00:00.000Z', [
      ['2025-12-03T05:00:00.000Z', 'settled'],
      ['2025-12-20T05:00:00.000Z', 'closed'],
    ]);
    // On the day of its receipt, which in Jakarta is the first of December.
    await newCase('2025-11-30T17:00:00.000Z', [['2025-12-01T16:59:59.000Z', 'closed']]);
    // Late: took three working days, the limit is two. Reopened once: the last end counts.
    await newCase('2025-12-08T05:00:00.000Z', [
      ['2025-12-09T05:00:00.000Z', 'settled'],
      ['2025-12-10T05:00:00.000Z', 'inProgress'],
      ['2025-12-11T05:00:00.000Z', 'settled'],
    ]);
    // In the new year of Jakarta.
    await newCase('2025-12-31T16:59:59.000Z', [['2025-12-31T17:00:00.000Z', 'settled']]);
    // A duplicate, and one that is not finished.
    await newCase('2025-12-02T05:00:00.000Z', [['2025-12-02T06:00:00.000Z', 'merged']]);
    await newCase('2025-12-15T05:00:00.000Z', [['2025-12-16T05:00:00.000Z', 'waiting']]);
    // 71.5 and 73 hours.
    const request = { form: 'data-request' as const };
    await newCase('2025-03-03T05:00:00.000Z', [['2025-03-06T04:30:00.000Z', 'settled']], request);
    await newCase('2025-03-10T05:00:00.000Z', [['2025-03-13T06:00:00.000Z', 'settled']], request);
  });

  const none = { received: 0, finished: 0, medianWorkingDays: null, medianHours: null, shareInTime: null };
  const monthly = (figures: Record<string, object>) =>
    Array.from({ length: 12 }, (_, index) => {
      const month = `2025-${String(index + 1).padStart(2, '0')}`;
      return { month, ...none, ...figures[month] };
    });
  const requests = { received: 2, finished: 2, medianWorkingDays: 3, medianHours: 72.25, shareInTime: 0.5 };
  const expected = {
    contact: {
      months: monthly({
        '2025-11': { received: 1 },
        '2025-12': { received: 4, finished: 3, medianWorkingDays: 2, shareInTime: 2 / 3 },
      }),
      period: { ...none, received: 5, finished: 3, medianWorkingDays: 2, shareInTime: 2 / 3 },
    },
    'data-request': { months: monthly({ '2025-03': requests }), period: requests },
  };
  const sortedFigures = async (who: TestRole) => {
    const { all, forms } = await figuresFor(who, lastYear);
    return { all, forms: Object.fromEntries(forms.map(({ form, ...figures }) => [form, figures])) };
  };

  describe('by form and month', () => {
    it('count stored cases', async () => {
      const { all, forms } = await sortedFigures('customer-care');
      expect(forms).toMatchObject(expected);
      expect(forms.complaint?.period).toEqual(none);
      expect(all.period).toMatchObject({
        received: 7,
        finished: 5,
        medianWorkingDays: 3,
        shareInTime: 3 / 5,
      });
    });

    it('count only the selected form and period', async () => {
      const { all, forms } = await figuresFor('customer-care', {
        form: 'contact',
        period: 'this-year',
        now: NOW,
      });
      expect(forms.map(({ form }) => form)).toEqual(['contact']);
      expect(all.months).toHaveLength(11);
      expect(all.months[0]).toEqual({
        month: '2026-01',
        received: 0,
        finished: 1,
        // From Wednesday to the first of January, a Thursday that is a working day in these tests.
        medianWorkingDays: 1,
        medianHours: null,
        shareInTime: 1,
      });
    });

    it('are the same after the cases are erased', async () => {
      const before = await sortedFigures('customer-care');
      expect(await eraseDue(payload(), cms().env.dataDir, MUCH_LATER)).toBe(7);
      expect(await sortedFigures('customer-care')).toEqual(before);
    });
  });

  it.each(EVERYONE)('count only cases that the user may read: %s', async (who) => {
    const { all, forms } = await figuresFor(who, lastYear);
    const canRead = ['administrator', 'customer-care', 'auditor'].includes(who);
    const isOtherDesk = OTHER_DESKS.includes(who);
    expect([all.period.received, forms.length > 0]).toEqual(canRead ? [7, true] : [0, isOtherDesk]);
  });
});
