import { addDays, addWorkingDays, DAY_MS, jakartaDate, MINUTE_MS, startOfJakartaDay } from '@beranda/finance';
import type { Where } from 'payload';
import { OPEN_STATUSES } from '../status/case-status.ts';

/** Queues of cases that need attention, of every form. */
export const ATTENTION_QUEUES = ['mine', 'unassigned', 'due', 'dueSoon', 'overdue', 'waiting'] as const;

export type AttentionQueue = (typeof ATTENTION_QUEUES)[number];

/** The bounds of a day in Jakarta, as stored times. */
export function todayInJakarta(now: Date): { start: string; end: string } {
  const start = startOfJakartaDay(jakartaDate(now));
  return { start: start.toISOString(), end: new Date(start.getTime() + DAY_MS).toISOString() };
}

/**
 * The time before which a case is overdue and after which it is due today: now, rounded down to a minute, so that the
 * address of a queue stays the same for that long. Most deadlines are ends of days, those in hours are times within one.
 */
export function overdueBefore(now: Date): string {
  return new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
}

/** The state of a deadline: passed, later on the same day, or neither. As the queues count it. */
export function dueState(dueAt: string, now: Date): 'overdue' | 'due' | null {
  const time = new Date(dueAt).toISOString();
  if (time < overdueBefore(now)) return 'overdue';
  return time < todayInJakarta(now).end ? 'due' : null;
}

/** How many working days before its deadline a case is due soon. */
const DUE_SOON_WORKING_DAYS = 3;

/** The end of the last day that is due soon, as ISO time. */
export function dueSoonBefore(now: Date, holidays: ReadonlySet<string>): string {
  const lastDay = addWorkingDays(jakartaDate(now), DUE_SOON_WORKING_DAYS, holidays);
  return startOfJakartaDay(addDays(lastDay, 1)).toISOString();
}

/** `holidays`: days on which the bank is closed, as ISO dates. */
export type QueueContext = { userId: number; now: Date; holidays: ReadonlySet<string> };

const conditions: Record<AttentionQueue, (context: QueueContext) => Where[]> = {
  mine: ({ userId }) => [{ assignee: { equals: userId } }],
  unassigned: () => [{ assignee: { exists: false } }],
  due: ({ now }) => {
    const { end } = todayInJakarta(now);
    return [{ dueAt: { greater_than_equal: overdueBefore(now) } }, { dueAt: { less_than: end } }];
  },
  dueSoon: ({ holidays, now }) => [
    { dueAt: { greater_than_equal: overdueBefore(now) } },
    { dueAt: { less_than: dueSoonBefore(now, holidays) } },
  ],
  overdue: ({ now }) => [{ dueAt: { less_than: overdueBefore(now) } }],
  waiting: () => [{ status: { equals: 'waiting' } }],
};

const openCondition: Where = { status: { in: [...OPEN_STATUSES] } };

/** In the shape of the filters of Payload's lists, which so show what a queue consists of. */
const asFilter = (and: Where[]): Where => ({ or: [{ and }] });

/** The filter of a queue. */
export const attentionFilter = (queue: AttentionQueue, context: QueueContext): Where =>
  asFilter([...(queue === 'waiting' ? [] : [openCondition]), ...conditions[queue](context)]);

/** The filter of the open cases of a form; of all without one. */
export const openCasesFilter = (form?: string): Where =>
  asFilter([openCondition, ...(form === undefined ? [] : [{ form: { equals: form } }])]);

/** A filter as query of a list's address, as Payload writes and reads it. */
export function filterQuery(filter: Where): string {
  const query = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
    else query.append(name, String(value));
  };
  add('where', filter);
  return query.toString();
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const leavesOf = (value: unknown, textOf: (leaf: string) => string, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, textOf, `${path}.${key}`))
    : [`${path}=${textOf(String(value))}`];

const areSame = (a: unknown, b: unknown, textOf: (leaf: string) => string) =>
  leavesOf(a, textOf).sort().join('\n') === leavesOf(b, textOf).sort().join('\n');

/** Whether two filters are the same. Lists of an address arrive as objects, and numbers as text. */
export const isSameFilter = (a: unknown, b: unknown): boolean => areSame(a, b, (leaf) => leaf);

/** Whether a filter is that of a queue, perhaps with the time of an earlier minute of the same day. */
export const isSameQueue = (a: unknown, b: unknown): boolean =>
  areSame(a, b, (leaf) =>
    ISO_TIME.test(leaf) && Number.isFinite(Date.parse(leaf)) ? jakartaDate(leaf) : leaf,
  );
