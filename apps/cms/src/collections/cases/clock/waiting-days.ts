import { addWorkingDays, jakartaDate, workingDaysBetween } from '@beranda/finance';
import type { Case } from '#cms/payload-types.ts';
import type { TimedCase } from './complaint-inputs-of-case.ts';

type Clock = NonNullable<Case['clock']>;

/**
 * Records since when a case waits for its sender, and until when it did, by its status. Complaints are left out: their
 * requests are actions of their own, since regulation limits the pauses.
 */
export function recordWaiting({ clock = {}, form, status }: TimedCase, now: string): Clock {
  if (form === 'complaint') return clock;
  const requests = [...(clock.requests ?? [])];
  const last = requests.at(-1);
  const wasWaiting = last !== undefined && !last.receivedAt;
  const isWaiting = status === 'waiting';
  if (isWaiting === wasWaiting) return clock;
  if (isWaiting) return { ...clock, requests: [...requests, { requestedAt: now }] };
  return {
    ...clock,
    requests: [...requests.slice(0, -1), { ...last, receivedAt: now } as (typeof requests)[0]],
  };
}

const laterOf = (a: string, b: string) => (Date.parse(a) >= Date.parse(b) ? a : b);

/**
 * The last day of a promise of working days, moved by the working days on which the case waited for its sender since a
 * moment. As for complaints, the day of the request counts, and that of the answer does not. A pause after the deadline
 * moves nothing.
 *
 * @param date the last day without pauses, as ISO date.
 * @param since ISO time.
 * @param now ISO time, until which an open pause counts.
 */
export function movedByWaiting(
  date: string,
  { clock }: Pick<TimedCase, 'clock'>,
  since: string,
  now: string,
  holidays: ReadonlySet<string>,
): string {
  let deadline = date;
  for (const { requestedAt, receivedAt } of clock?.requests ?? []) {
    const from = laterOf(requestedAt, since);
    const until = receivedAt ?? now;
    if (Date.parse(from) > Date.parse(until)) continue;
    const firstDay = jakartaDate(from);
    if (firstDay > deadline) continue;
    const waitingDays = workingDaysBetween(firstDay, jakartaDate(until), holidays);
    deadline = addWorkingDays(deadline, waitingDays, holidays);
  }
  return deadline;
}
