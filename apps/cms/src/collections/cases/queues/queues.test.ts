import { describe, expect, it } from 'vitest';
import {
  attentionFilter,
  dueState,
  filterQuery,
  isSameFilter,
  isSameQueue,
  openCasesFilter,
  todayInJakarta,
} from './queues.ts';

const at = (time: string) => ({ userId: 7, now: new Date(time), holidays: new Set(['2026-11-25']) });

describe('today in Jakarta', () => {
  it.each([
    ['2026-11-23T16:59:59Z', '2026-11-22T17:00:00.000Z', '2026-11-23T17:00:00.000Z'],
    ['2026-11-23T17:00:00Z', '2026-11-23T17:00:00.000Z', '2026-11-24T17:00:00.000Z'],
  ])('at %s', (now, start, end) => {
    expect(todayInJakarta(new Date(now))).toEqual({ start, end });
  });
});

describe('a deadline', () => {
  it.each([
    ['in hours, before its minute', '2026-11-23T05:30:20.000Z', '2026-11-23T05:29:59Z', 'due'],
    ['in hours, in its minute', '2026-11-23T05:30:20.000Z', '2026-11-23T05:30:59Z', 'due'],
    ['in hours, the minute after', '2026-11-23T05:30:20.000Z', '2026-11-23T05:31:00Z', 'overdue'],
    ['of today', '2026-11-23T16:59:59.999Z', '2026-11-23T16:59:59Z', 'due'],
    ['of yesterday', '2026-11-22T16:59:59.999Z', '2026-11-22T17:00:00Z', 'overdue'],
    ['of tomorrow', '2026-11-24T16:59:59.999Z', '2026-11-23T16:59:59Z', null],
  ])('%s', (_what, dueAt, now, expected) => {
    expect(dueState(dueAt, new Date(now))).toBe(expected);
  });
});

describe('the filter of a queue', () => {
  it('excludes finished cases', () => {
    for (const queue of ['mine', 'unassigned', 'due', 'overdue'] as const)
      expect(JSON.stringify(attentionFilter(queue, at('2026-11-23T05:00:00Z')))).toContain(
        '["new","inProgress","waiting","appealed"]',
      );
    expect(openCasesFilter('contact')).toEqual({
      or: [
        {
          and: [
            { status: { in: ['new', 'inProgress', 'waiting', 'appealed'] } },
            { form: { equals: 'contact' } },
          ],
        },
      ],
    });
  });

  it('stays the same for a minute, and is recognised all day', () => {
    const filter = attentionFilter('overdue', at('2026-11-23T05:30:00Z'));
    expect(attentionFilter('overdue', at('2026-11-23T05:30:59Z'))).toEqual(filter);
    const later = attentionFilter('overdue', at('2026-11-23T16:59:59Z'));
    expect(isSameFilter(later, filter)).toBe(false);
    expect(isSameQueue(later, filter)).toBe(true);
    expect(isSameQueue(attentionFilter('overdue', at('2026-11-23T17:00:00Z')), filter)).toBe(false);
    expect(isSameQueue(attentionFilter('due', at('2026-11-23T05:30:00Z')), filter)).toBe(false);
  });

  it('of what is due soon ends with the third working day', () => {
    // Monday; Wednesday is a holiday.
    const filter = attentionFilter('dueSoon', at('2026-11-23T05:30:00Z'));
    expect(JSON.stringify(filter)).toContain(
      '{"dueAt":{"greater_than_equal":"2026-11-23T05:30:00.000Z"}},{"dueAt":{"less_than":"2026-11-27T17:00:00.000Z"}}',
    );
    expect(isSameQueue(attentionFilter('due', at('2026-11-23T05:30:00Z')), filter)).toBe(false);
  });

  it('is recognised in the address of its list', () => {
    const mine = attentionFilter('mine', at('2026-11-23T05:00:00Z'));
    expect(decodeURIComponent(filterQuery(mine))).toBe(
      [
        'where[or][0][and][0][status][in][0]=new',
        'where[or][0][and][0][status][in][1]=inProgress',
        'where[or][0][and][0][status][in][2]=waiting',
        'where[or][0][and][0][status][in][3]=appealed',
        'where[or][0][and][1][assignee][equals]=7',
      ].join('&'),
    );
    expect(isSameFilter(JSON.parse(JSON.stringify(mine).replace('7', '"7"')), mine)).toBe(true);
    expect(isSameFilter(openCasesFilter(), mine)).toBe(false);
    expect(isSameFilter(undefined, mine)).toBe(false);
  });
});
