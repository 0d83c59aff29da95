import { expect, it } from 'vitest';
import { countComplaints, type ReportedCase } from './yearly-report.ts';

/** Received on Friday, 8 August 2025, so due on Friday the 22nd without holidays. */
const complaint = (clock: ReportedCase['clock'], answers: ReportedCase['answers']): ReportedCase => ({
  form: 'complaint',
  status: 'inProgress',
  receivedAt: '2025-08-08T03:00:00.000Z',
  answers,
  clock,
});

const on = (date: string) => `${date}T03:00:00.000Z`;
const card = { product: 'card', problemType: 'atm' };

it('counts complaints by category and by whether they were settled in time, and by kind', () => {
  const counts = countComplaints('2025-12-31', new Set());
  counts.add(complaint({ kind: 'dispute', answeredAt: on('2025-08-22') }, card));
  counts.add(complaint({ kind: 'dispute', answeredAt: on('2025-08-25') }, card));
  counts.add(complaint({ kind: 'breach' }, card));
  counts.add(complaint({}, { product: 'current-account', problemType: 'fees' }));
  // Whose card was lost may name the account, or nothing, as the product.
  counts.add(complaint({}, { product: 'savings', problemType: 'lost-card' }));
  counts.add(complaint({}, { product: 'other', problemType: 'swallowed-card' }));
  counts.add(complaint({ answeredAt: on('2025-08-11') }, { product: 'loan', problemType: 'staff' }));
  counts.add(complaint({ answeredAt: on('2025-08-11') }, { product: 'constructor', problemType: 'other' }));
  expect(counts.report()).toEqual({
    rows: [
      { category: 'cards', received: 5, settledInTime: 1, settledLate: 1, inProgress: 3 },
      { category: 'savings', received: 1, settledInTime: 0, settledLate: 0, inProgress: 1 },
      { category: 'service', received: 2, settledInTime: 2, settledLate: 0, inProgress: 0 },
    ],
    kinds: { dispute: 2, breach: 1, information: 0, unclassified: 5 },
    leftOut: 0,
  });
});

it('counts what was settled after the last day as in progress, and an extension as in time', () => {
  const counts = countComplaints('2025-09-03', new Set());
  const extension = {
    reason: 'external-factors' as const,
    workingDays: 10,
    noticedAt: on('2025-08-20'),
    proof: 'x',
  };
  counts.add(complaint({ answeredAt: on('2025-09-04'), extension }, card));
  counts.add(complaint({ answeredAt: on('2025-09-03'), extension }, card));
  expect(counts.report().rows).toEqual([
    { category: 'cards', received: 2, settledInTime: 1, settledLate: 0, inProgress: 1 },
  ]);
});

const closed = (closedAt: string): ReportedCase => ({
  ...complaint({ kind: 'dispute' }, card),
  status: 'closed',
  closedAt,
});

it('counts what was withdrawn, or closed before reasons were asked for, as finished when it was closed', () => {
  const counts = countComplaints('2025-12-31', new Set());
  counts.add(closed(on('2025-08-12')), 'withdrawn');
  counts.add(closed(on('2025-08-25')));
  counts.add(closed(on('2026-01-05')), 'withdrawn');
  expect(counts.report()).toMatchObject({
    rows: [{ category: 'cards', received: 3, settledInTime: 1, settledLate: 1, inProgress: 1 }],
    leftOut: 0,
  });
});

it.each(['spam', 'duplicate', 'not-a-complaint'] as const)(
  'leaves out what was closed as %s, and until its closing counts it as in progress',
  (reason) => {
    const counts = countComplaints('2025-12-31', new Set());
    counts.add(closed(on('2025-08-12')), reason);
    counts.add(closed(on('2026-01-05')), reason);
    expect(counts.report()).toEqual({
      rows: [{ category: 'cards', received: 1, settledInTime: 0, settledLate: 0, inProgress: 1 }],
      kinds: { dispute: 1, breach: 0, information: 0, unclassified: 0 },
      leftOut: 1,
    });
  },
);
