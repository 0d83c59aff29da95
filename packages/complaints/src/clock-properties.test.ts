import { addDays, isWorkingDay, jakartaDate } from '@beranda/finance';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rejectionOf } from './actions.ts';
import { clockOf, firstRoundDeadline, inheritedDeadline } from './clock.ts';
import type { ComplaintInputs, DocumentRequest } from './complaint-inputs.ts';
import { pauseOf } from './deadlines.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2025, 10, 1);

/** A time within four months around the end of a year. */
const hours = fc.integer({ min: 0, max: 24 * 120 });
const time = (hour: number) => new Date(START + hour * HOUR).toISOString();
const holidaysFrom = fc
  .array(fc.integer({ min: 0, max: 200 }), { maxLength: 25 })
  .map((days) => new Set(days.map((day) => addDays('2025-11-01', day))));

/** Requests after each other; each is answered before the next. */
function requestsAfter(received: number, gaps: readonly number[], isLastOpen: boolean): DocumentRequest[] {
  let hour = received;
  const requests: DocumentRequest[] = [];
  for (let at = 0; at + 1 < gaps.length; at += 2) {
    const requested = hour + (gaps[at] ?? 0);
    hour = requested + (gaps[at + 1] ?? 0);
    const isOpen = isLastOpen && at + 3 >= gaps.length;
    requests.push({ requestedAt: time(requested), receivedAt: isOpen ? null : time(hour) });
  }
  return requests;
}

const complaints = fc
  .record({
    received: hours,
    gaps: fc.array(fc.integer({ min: 0, max: 24 * 25 }), { maxLength: 6 }),
    isLastOpen: fc.boolean(),
    isOral: fc.boolean(),
    extraDays: fc.integer({ min: 0, max: 10 }),
    completeAfter: fc.option(fc.integer({ min: 0, max: 24 * 20 })),
  })
  .map(({ received, gaps, isLastOpen, isOral, extraDays, completeAfter }): ComplaintInputs => {
    const receivedAt = time(received);
    return {
      receivedAt,
      channel: isOral ? 'oral' : 'written',
      filedInWritingAt: null,
      kind: 'dispute',
      documentsCompleteAt: completeAfter === null ? null : time(received + completeAfter),
      requests: requestsAfter(received, gaps, isLastOpen),
      extension:
        extraDays === 0
          ? null
          : { reason: 'external-factors', workingDays: extraDays, notifiedAt: receivedAt, proof: 'x' },
      inherited: null,
      answeredAt: null,
      appealedAt: null,
      appealAnsweredAt: null,
      closedAt: null,
    };
  });

const runs = { numRuns: 500 };

it('a request for documents never shortens a deadline', () => {
  fc.assert(
    fc.property(complaints, holidaysFrom, (inputs, holidays) => {
      const without = { ...inputs, requests: inputs.requests.slice(0, -1) };
      expect(firstRoundDeadline(inputs, holidays) >= firstRoundDeadline(without, holidays)).toBe(true);
    }),
    runs,
  );
});

it('documents that come later never shorten it either', () => {
  fc.assert(
    fc.property(complaints, holidaysFrom, hours, (inputs, holidays, later) => {
      const last = inputs.requests.at(-1);
      fc.pre(last?.receivedAt != null);
      const receivedAt = new Date(Date.parse(last?.receivedAt ?? '') + later * HOUR).toISOString();
      const requests = [
        ...inputs.requests.slice(0, -1),
        { requestedAt: last?.requestedAt ?? '', receivedAt },
      ];
      expect(
        firstRoundDeadline({ ...inputs, requests }, holidays) >= firstRoundDeadline(inputs, holidays),
      ).toBe(true);
    }),
    runs,
  );
});

it('another holiday never makes a deadline earlier', () => {
  fc.assert(
    fc.property(complaints, holidaysFrom, fc.integer({ min: 0, max: 200 }), (inputs, holidays, day) => {
      const more = new Set([...holidays, addDays('2025-11-01', day)]);
      expect(firstRoundDeadline(inputs, more) >= firstRoundDeadline(inputs, holidays)).toBe(true);
    }),
    runs,
  );
});

it('an extension adds at least as many calendar days', () => {
  fc.assert(
    fc.property(complaints, holidaysFrom, (inputs, holidays) => {
      const first = firstRoundDeadline({ ...inputs, extension: null }, holidays);
      const added = inputs.extension?.workingDays ?? 0;
      expect(firstRoundDeadline(inputs, holidays) >= addDays(first, added)).toBe(true);
    }),
    runs,
  );
});

it('a deadline is a working day after the receipt, outside every pause', () => {
  fc.assert(
    fc.property(complaints, holidaysFrom, (inputs, holidays) => {
      const deadline = firstRoundDeadline(inputs, holidays);
      expect(isWorkingDay(deadline, holidays)).toBe(true);
      expect(deadline > jakartaDate(inputs.receivedAt)).toBe(true);
      for (const request of inputs.requests) {
        const { from, until } = pauseOf(request, holidays);
        expect(deadline <= from || deadline > until).toBe(true);
      }
    }),
    runs,
  );
});

it('at any time a complaint is paused, running, due or overdue, and what is overdue stays so', () => {
  fc.assert(
    fc.property(complaints, holidaysFrom, hours, hours, (inputs, holidays, hour, more) => {
      const now = new Date(
        Date.parse(inputs.requests.at(-1)?.requestedAt ?? inputs.receivedAt) + hour * HOUR,
      );
      const clock = clockOf(inputs, now.toISOString(), holidays);
      expect(clock.deadline === null).toBe(clock.pause !== null);
      expect(clock.isOverdue && clock.isDueToday).toBe(false);
      if (clock.remainingWorkingDays) expect(clock.overdueWorkingDays).toBe(0);
      const later = new Date(now.getTime() + more * HOUR).toISOString();
      if (clock.isOverdue) expect(clockOf(inputs, later, holidays).isOverdue).toBe(true);
    }),
    runs,
  );
});

it('an open complaint can always be answered, and is never extended after its first deadline', () => {
  fc.assert(
    fc.property(complaints, holidaysFrom, hours, (inputs, holidays, hour) => {
      const now = time(hour + 24 * 30);
      expect(rejectionOf('answer', inputs, now, holidays)).toBe(null);
      const first = firstRoundDeadline({ ...inputs, extension: null }, holidays);
      if (jakartaDate(now) > first) expect(rejectionOf('extend', inputs, now, holidays)).not.toBe(null);
    }),
    runs,
  );
});

it('a merged complaint leaves the earlier of both deadlines, and what was overdue stays so', () => {
  fc.assert(
    fc.property(complaints, complaints, holidaysFrom, hours, (source, into, holidays, hour) => {
      const last = [source, into].flatMap(({ receivedAt, requests }) => [
        receivedAt,
        ...requests.map(({ requestedAt }) => requestedAt),
      ]);
      const at = new Date(Math.max(...last.map(Date.parse)) + hour * HOUR).toISOString();
      const date = inheritedDeadline(source, into, at, holidays);
      const merged = date === null ? into : { ...into, inherited: { date, at } };
      const [one, other, after] = [source, into, merged].map((inputs) => clockOf(inputs, at, holidays));
      const lastDay = (clock: typeof one) => clock?.deadline ?? clock?.latestDeadline ?? '';
      expect(lastDay(after)).toBe([lastDay(one), lastDay(other)].sort()[0]);
      if (one?.isOverdue || other?.isOverdue) expect(after?.isOverdue).toBe(true);
    }),
    runs,
  );
});
