import { jakartaDate, startOfJakartaDay } from '@beranda/finance';
import type { Where } from 'payload';
import { OPEN_STATUSES } from '../status/case-status.ts';

/** What needs somebody's attention, of every form. */
export const ATTENTION_QUEUES = ['mine', 'unassigned', 'due', 'overdue', 'waiting'] as const;

export type AttentionQueue = (typeof ATTENTION_QUEUES)[number];

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The bounds of a day in Jakarta, as stored times. Deadlines are ends of days. */
export function todayInJakarta(now: Date): { start: string; end: string } {
  const start = startOfJakartaDay(jakartaDate(now));
  return { start: start.toISOString(), end: new Date(start.getTime() + DAY_MS).toISOString() };
}

export type QueueContext = { userId: number; now: Date };

const conditions: Record<AttentionQueue, (context: QueueContext) => Where[]> = {
  mine: ({ userId }) => [{ assignee: { equals: userId } }],
  unassigned: () => [{ assignee: { exists: false } }],
  due: ({ now }) => {
    const { start, end } = todayInJakarta(now);
    return [{ dueAt: { greater_than_equal: start } }, { dueAt: { less_than: end } }];
  },
  overdue: ({ now }) => [{ dueAt: { less_than: todayInJakarta(now).start } }],
  waiting: () => [{ status: { equals: 'waiting' } }],
};

const isOpen: Where = { status: { in: [...OPEN_STATUSES] } };

/** In the shape of the filters of Payload's lists, which so show what a queue consists of. */
const asFilter = (and: Where[]): Where => ({ or: [{ and }] });

/** The filter of a queue. */
export const attentionFilter = (queue: AttentionQueue, context: QueueContext): Where =>
  asFilter([...(queue === 'waiting' ? [] : [isOpen]), ...conditions[queue](context)]);

/** The filter of the open cases of a form; of all without one. */
export const openFilter = (form?: string): Where =>
  asFilter([isOpen, ...(form === undefined ? [] : [{ form: { equals: form } }])]);

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

/** Whether a filter is that of a queue. Lists of an address arrive as objects, and numbers as text. */
export function isSameFilter(one: unknown, other: unknown): boolean {
  const leaves = (value: unknown, path: string): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
      : [`${path}=${String(value)}`];
  return leaves(one, '').sort().join('\n') === leaves(other, '').sort().join('\n');
}
