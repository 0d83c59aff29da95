import { describe, expect, it } from 'vitest';
import { clockOf, firstRoundDeadline, inheritedDeadline, wasAnsweredInTime } from './clock.ts';
import type { ComplaintInputs, Extension } from './complaint-inputs.ts';

/** Cuti bersama, Maulid, Christmas with its joint leave, New Year. */
const holidays = new Set([
  '2025-08-18',
  '2025-09-05',
  '2025-12-25',
  '2025-12-26',
  '2026-01-01',
  '2026-01-16',
]);

/** Noon in Jakarta. */
const noon = (date: string) => `${date}T05:00:00.000Z`;

const extension: Extension = {
  reason: 'special-documents',
  workingDays: 10,
  notifiedAt: noon('2025-08-20'),
  proof: 'Surat 12/2025',
};

function complaint(more: Partial<ComplaintInputs> = {}): ComplaintInputs {
  return {
    receivedAt: noon('2025-08-08'),
    channel: 'written',
    filedInWritingAt: null,
    kind: 'dispute',
    documentsCompleteAt: null,
    requests: [],
    extension: null,
    inherited: null,
    answeredAt: null,
    appealedAt: null,
    appealAnsweredAt: null,
    closedAt: null,
    ...more,
  };
}

const request = (requested: string, received: string | null = null) => ({
  requestedAt: noon(requested),
  receivedAt: received && noon(received),
});

type Row = [what: string, inputs: Partial<ComplaintInputs>, deadline: string];

/** The example from which the rules are derived: documents complete on Friday, 8 August 2025. */
const EXAMPLE: Row[] = [
  ['oral', { channel: 'oral' }, '2025-08-15'],
  ['written', {}, '2025-08-25'],
  ['written and extended', { extension }, '2025-09-09'],
];

const HOLIDAYS: Row[] = [
  ['received on a Saturday', { receivedAt: noon('2025-08-09') }, '2025-08-25'],
  ['received on a Sunday', { receivedAt: noon('2025-08-10') }, '2025-08-25'],
  ['received on the Monday after', { receivedAt: noon('2025-08-11') }, '2025-08-26'],
  ['received on a holiday', { receivedAt: noon('2025-08-18') }, '2025-09-01'],
  ['received on the Sunday before a holiday', { receivedAt: noon('2025-08-17') }, '2025-09-01'],
  ['oral, before a long weekend', { channel: 'oral', receivedAt: noon('2025-08-15') }, '2025-08-25'],
  ['oral, due before the holiday', { channel: 'oral', receivedAt: noon('2025-08-29') }, '2025-09-08'],
  ['at 23:59 in Jakarta', { receivedAt: '2025-08-08T16:59:59.999Z' }, '2025-08-25'],
  [
    'at midnight in Jakarta, still the day before in UTC',
    { receivedAt: '2025-08-10T17:00:00.000Z' },
    '2025-08-26',
  ],
  ['in UTC on Sunday, in Jakarta on Monday', { receivedAt: '2025-08-10T23:00:00.000Z' }, '2025-08-26'],
  ['over Christmas and New Year', { receivedAt: noon('2025-12-19') }, '2026-01-07'],
  ['oral, over New Year', { channel: 'oral', receivedAt: noon('2025-12-24') }, '2026-01-05'],
  ['on the last day of the year', { receivedAt: noon('2025-12-31') }, '2026-01-15'],
  ['extended into the next year', { receivedAt: noon('2025-12-19'), extension }, '2026-01-22'],
  ['in a leap year', { receivedAt: noon('2028-02-25') }, '2028-03-10'],
];

const DOCUMENTS: Row[] = [
  ['complete some days after receipt', { documentsCompleteAt: noon('2025-08-12') }, '2025-08-27'],
  ['complete on a Sunday', { documentsCompleteAt: noon('2025-08-10') }, '2025-08-25'],
  ['complete late in the evening', { documentsCompleteAt: '2025-08-12T16:59:00.000Z' }, '2025-08-27'],
  ['requested and received on one day', { requests: [request('2025-08-12', '2025-08-12')] }, '2025-08-25'],
  ['received after one working day', { requests: [request('2025-08-12', '2025-08-13')] }, '2025-08-26'],
  ['received over a weekend', { requests: [request('2025-08-15', '2025-08-17')] }, '2025-08-25'],
  ['received over a long weekend', { requests: [request('2025-08-15', '2025-08-19')] }, '2025-08-26'],
  ['requested on the last day', { requests: [request('2025-08-25', '2025-08-27')] }, '2025-08-25'],
  ['requested on the day before the last', { requests: [request('2025-08-22', '2025-08-27')] }, '2025-08-28'],
  ['on the tenth working day', { requests: [request('2025-08-12', '2025-08-27')] }, '2025-09-09'],
  [
    'after the tenth working day, which no longer counts',
    { requests: [request('2025-08-12', '2025-09-03')] },
    '2025-09-09',
  ],
  [
    'requested twice',
    { requests: [request('2025-08-11', '2025-08-13'), request('2025-08-14', '2025-08-20')] },
    '2025-09-01',
  ],
  [
    'complete with what was requested: the days begin then',
    { requests: [request('2025-08-11', '2025-08-13')], documentsCompleteAt: noon('2025-08-13') },
    '2025-08-28',
  ],
  [
    'complete, and more requested later',
    { documentsCompleteAt: noon('2025-08-11'), requests: [request('2025-08-13', '2025-08-15')] },
    '2025-08-28',
  ],
  ['requested in an extension', { extension, requests: [request('2025-08-26', '2025-08-28')] }, '2025-09-11'],
  [
    'requested at 00:30 in Jakarta',
    { requests: [{ requestedAt: '2025-08-11T17:30:00.000Z', receivedAt: noon('2025-08-13') }] },
    '2025-08-26',
  ],
];

const CHANNELS: Row[] = [
  [
    'oral, then filed in writing: ten days from then',
    { filedInWritingAt: noon('2025-08-13'), channel: 'written' },
    '2025-08-28',
  ],
  [
    'filed in writing on the last day of the oral one',
    { filedInWritingAt: noon('2025-08-15'), channel: 'written' },
    '2025-09-01',
  ],
  [
    'filed in writing, documents complete later',
    {
      filedInWritingAt: noon('2025-08-13'),
      channel: 'written',
      documentsCompleteAt: noon('2025-08-15'),
    },
    '2025-09-01',
  ],
  [
    'filed in writing after the documents were complete',
    {
      filedInWritingAt: noon('2025-08-13'),
      channel: 'written',
      documentsCompleteAt: noon('2025-08-08'),
    },
    '2025-08-28',
  ],
];

const EXTENSIONS: Row[] = [
  ['by one day', { extension: { ...extension, workingDays: 1 } }, '2025-08-26'],
  ['by five days', { extension: { ...extension, workingDays: 5 } }, '2025-09-01'],
  ['after a pause', { extension, requests: [request('2025-08-11', '2025-08-13')] }, '2025-09-11'],
];

const APPEALS: Row[] = [
  ['ten days of its own', { answeredAt: noon('2025-08-20'), appealedAt: noon('2025-08-29') }, '2025-09-15'],
  [
    'without the extension and the pauses of the complaint',
    {
      extension,
      requests: [request('2025-08-11', '2025-08-13')],
      answeredAt: noon('2025-08-20'),
      appealedAt: noon('2025-08-29'),
    },
    '2025-09-15',
  ],
  [
    'with pauses of its own',
    {
      requests: [request('2025-09-01', '2025-09-02')],
      answeredAt: noon('2025-08-20'),
      appealedAt: noon('2025-08-29'),
    },
    '2025-09-16',
  ],
  [
    'after an answer that did not wait for the documents',
    {
      requests: [request('2025-08-12')],
      answeredAt: noon('2025-08-13'),
      appealedAt: noon('2025-08-14'),
    },
    '2025-08-29',
  ],
];

describe.each([
  ['the example', EXAMPLE],
  ['holidays, weekends and the end of the year', HOLIDAYS],
  ['documents', DOCUMENTS],
  ['channels', CHANNELS],
  ['extensions', EXTENSIONS],
  ['appeals', APPEALS],
])('deadlines: %s', (_subject, rows) => {
  it.each(rows)('%s', (_what, more, deadline) => {
    // Long after, so that no pause is open.
    const clock = clockOf(complaint(more), noon('2029-01-01'), holidays);
    expect(clock.deadline).toBe(deadline);
    expect(clock.isOverdue).toBe(true);
  });
});

describe('documents that do not come', () => {
  const waiting = complaint({ requests: [request('2025-08-12')] });

  it('pause the clock for ten working days, which says what the deadline will be at the latest', () => {
    for (const date of ['2025-08-12', '2025-08-18', '2025-08-27'])
      expect(clockOf(waiting, noon(date), holidays)).toMatchObject({
        stage: 'waitingForDocuments',
        deadline: null,
        pause: { from: '2025-08-12', until: '2025-08-27' },
        latestDeadline: '2025-09-09',
        isOverdue: false,
        areDocumentsOverdue: false,
      });
  });

  it('are overdue after that, and the days count on', () => {
    expect(clockOf(waiting, noon('2025-08-28'), holidays)).toMatchObject({
      stage: 'inProgress',
      deadline: '2025-09-09',
      remainingWorkingDays: 7,
      pause: null,
      areDocumentsOverdue: true,
    });
  });

  it('do not pause a complaint that is overdue already', () => {
    const late = complaint({ requests: [request('2025-08-26')] });
    expect(clockOf(late, noon('2025-08-27'), holidays)).toMatchObject({
      deadline: '2025-08-25',
      isOverdue: true,
      overdueWorkingDays: 2,
      pause: null,
    });
  });

  it('begin the days anew when they complete the complaint late', () => {
    const late = complaint({
      requests: [request('2025-08-12', '2025-09-01')],
      documentsCompleteAt: noon('2025-09-01'),
    });
    expect(clockOf(late, noon('2025-09-02'), holidays).deadline).toBe('2025-09-16');
  });
});

describe('the deadline of a merged complaint', () => {
  // Due on 25 August, and on 1 September.
  const source = complaint();
  const into = complaint({ receivedAt: noon('2025-08-15') });
  const merged = { ...into, inherited: { date: '2025-08-25', at: noon('2025-08-20') } };
  const later = noon('2029-01-01');
  const deadline = (more: Partial<ComplaintInputs>) =>
    clockOf({ ...merged, ...more }, later, holidays).deadline;

  it('is passed on if it is earlier', () => {
    expect(inheritedDeadline(source, into, noon('2025-08-20'), holidays)).toBe('2025-08-25');
    expect(inheritedDeadline(into, source, noon('2025-08-20'), holidays)).toBeNull();
    expect(inheritedDeadline(merged, into, noon('2025-08-21'), holidays)).toBe('2025-08-25');
  });

  it('is passed on if it is overdue, to one that has been paused since the same day', () => {
    const paused = complaint({ requests: [request('2025-08-25', null)] });
    expect(clockOf(paused, noon('2025-08-26'), holidays).stage).toBe('waitingForDocuments');
    expect(inheritedDeadline(source, paused, noon('2025-08-26'), holidays)).toBe('2025-08-25');
    expect(inheritedDeadline(source, paused, noon('2025-08-25'), holidays)).toBeNull();
  });

  it('is not passed on once one of the two is answered', () => {
    const answered = { answeredAt: noon('2025-08-19') };
    const appealed = { ...answered, appealedAt: noon('2025-08-19') };
    for (const more of [answered, appealed]) {
      expect(inheritedDeadline({ ...source, ...more }, into, noon('2025-08-20'), holidays)).toBeNull();
      expect(inheritedDeadline(source, { ...into, ...more }, noon('2025-08-20'), holidays)).toBeNull();
    }
  });

  it('is that of the remaining one', () => {
    expect(deadline({})).toBe('2025-08-25');
    expect(firstRoundDeadline(merged, holidays)).toBe('2025-08-25');
  });

  it('moves with pauses and an extension after the merge, not with earlier ones', () => {
    expect(deadline({ requests: [request('2025-08-21', '2025-08-22')] })).toBe('2025-08-26');
    expect(deadline({ requests: [request('2025-08-18', '2025-08-19')] })).toBe('2025-08-25');
    const until = (notifiedAt: string) =>
      deadline({ extension: { ...extension, workingDays: 2, notifiedAt } });
    expect(until(noon('2025-08-21'))).toBe('2025-08-27');
    expect(until(noon('2025-08-19'))).toBe('2025-08-25');
  });

  it('does not wait for documents that were requested before', () => {
    const waiting = { ...merged, requests: [request('2025-08-18')] };
    expect(clockOf(waiting, noon('2025-08-21'), holidays)).toMatchObject({
      deadline: '2025-08-25',
      pause: null,
    });
  });

  it('stays where it was if it had passed before', () => {
    const late = { date: '2025-08-19', at: noon('2025-08-20') };
    expect(deadline({ inherited: late, requests: [request('2025-08-20', '2025-08-22')] })).toBe('2025-08-19');
  });

  it('does not count for an appeal', () => {
    const appeal = { answeredAt: noon('2025-08-21'), appealedAt: noon('2025-08-29') };
    expect(deadline(appeal)).toBe('2025-09-15');
  });
});

describe('the countdown', () => {
  it.each([
    ['2025-08-08', 10, 0, false, false],
    ['2025-08-15', 5, 0, false, false],
    ['2025-08-18', 5, 0, false, false],
    ['2025-08-22', 1, 0, false, false],
    ['2025-08-24', 1, 0, false, false],
    ['2025-08-25', 0, 0, true, false],
    ['2025-08-26', 0, 1, false, true],
    ['2025-09-08', 0, 9, false, true],
  ])('on %s: %d days left, %d too late', (date, remaining, late, isDueToday, isOverdue) => {
    expect(clockOf(complaint(), noon(date), holidays)).toMatchObject({
      remainingWorkingDays: remaining,
      overdueWorkingDays: late,
      isDueToday,
      isOverdue,
    });
  });

  it('ends with the day in Jakarta', () => {
    expect(clockOf(complaint(), '2025-08-25T16:59:59.999Z', holidays).isDueToday).toBe(true);
    expect(clockOf(complaint(), '2025-08-25T17:00:00.000Z', holidays).isOverdue).toBe(true);
  });
});

it.each<[string, Partial<ComplaintInputs>]>([
  ['received', { kind: null }],
  ['inProgress', {}],
  ['extended', { extension }],
  ['waitingForDocuments', { requests: [request('2025-08-12')] }],
  ['answered', { answeredAt: noon('2025-08-12') }],
  ['appealed', { answeredAt: noon('2025-08-12'), appealedAt: noon('2025-08-12') }],
  [
    'waitingForDocuments',
    { answeredAt: noon('2025-08-11'), appealedAt: noon('2025-08-11'), requests: [request('2025-08-12')] },
  ],
  [
    'answered',
    { answeredAt: noon('2025-08-11'), appealedAt: noon('2025-08-11'), appealAnsweredAt: noon('2025-08-12') },
  ],
  ['closed', { closedAt: noon('2025-08-12') }],
])('stage: %s', (stage, more) => {
  const clock = clockOf(complaint(more), noon('2025-08-12'), holidays);
  expect(clock.stage).toBe(stage);
  expect(clock.deadline === null).toBe(['answered', 'closed', 'waitingForDocuments'].includes(stage));
});

it.each<[string, Partial<ComplaintInputs>, boolean | null]>([
  ['open', {}, null],
  ['answered on the last day', { answeredAt: noon('2025-08-25') }, true],
  ['answered on the last day before midnight', { answeredAt: '2025-08-25T16:59:00.000Z' }, true],
  ['answered a day late', { answeredAt: noon('2025-08-26') }, false],
  ['answered in the extension', { answeredAt: noon('2025-09-09'), extension }, true],
  ['answered after the extension', { answeredAt: noon('2025-09-10'), extension }, false],
  ['closed without an answer', { closedAt: noon('2025-08-12') }, null],
  [
    'answered in time, and closed late',
    { answeredAt: noon('2025-08-25'), closedAt: noon('2025-09-12') },
    true,
  ],
  ['appealed', { answeredAt: noon('2025-08-25'), appealedAt: noon('2025-10-01') }, true],
])('answered in time: %s', (_what, more, expected) => {
  expect(wasAnsweredInTime(complaint(more), holidays)).toBe(expected);
});

it('the deadline of the complaint itself does not change with an appeal', () => {
  const appealed = complaint({ answeredAt: noon('2025-08-25'), appealedAt: noon('2025-10-01') });
  expect(firstRoundDeadline(appealed, holidays)).toBe('2025-08-25');
});
