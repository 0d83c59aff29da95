import { describe, expect, it } from 'vitest';
import {
  COMPLAINT_ACTIONS,
  type ComplaintAction,
  type Rejection,
  rejectionOfAnswer,
  rejectionOfAppeal,
  rejectionOfClassification,
  rejectionOfDocuments,
  rejectionOfExtension,
  rejectionOfFiling,
  rejectionOfNotification,
  rejectionsOf,
} from './actions.ts';
import type { ComplaintInputs, Extension, Notification } from './complaint-inputs.ts';

const holidays = new Set(['2025-08-18', '2025-09-05']);
const noon = (date: string) => `${date}T05:00:00.000Z`;
const extension: Extension = {
  reason: 'external-factors',
  workingDays: 10,
  notifiedAt: noon('2025-08-20'),
  proof: 'Telepon 20 Agustus, 10.15',
};

/** Received on Friday, 8 August 2025: oral due on the 15th, written on the 25th. */
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

const withRequest = { requests: [{ requestedAt: noon('2025-08-12'), receivedAt: null }] };
const answered = { answeredAt: noon('2025-08-14') };
const appealed = { ...answered, appealedAt: noon('2025-08-15') };

const ALL_CLOSED = Object.fromEntries(COMPLAINT_ACTIONS.map((action) => [action, 'closed']));

/** What is rejected; the others are allowed. */
const ROWS: [string, Partial<ComplaintInputs>, string, Partial<Record<ComplaintAction, Rejection>>][] = [
  [
    'written',
    {},
    '2025-08-13',
    {
      fileInWriting: 'writtenAlready',
      receiveDocuments: 'noOpenRequest',
      appeal: 'notAnswered',
      close: 'notAnswered',
    },
  ],
  [
    'oral',
    { channel: 'oral' },
    '2025-08-13',
    {
      requestDocuments: 'oralNeedsWriting',
      receiveDocuments: 'noOpenRequest',
      extend: 'oralNotExtended',
      appeal: 'notAnswered',
      close: 'notAnswered',
    },
  ],
  [
    'oral and overdue',
    { channel: 'oral' },
    '2025-08-16',
    {
      requestDocuments: 'oralNeedsWriting',
      receiveDocuments: 'noOpenRequest',
      extend: 'oralNotExtended',
      appeal: 'notAnswered',
      close: 'notAnswered',
    },
  ],
  [
    'waiting for documents',
    withRequest,
    '2025-08-13',
    {
      fileInWriting: 'writtenAlready',
      requestDocuments: 'waitingForDocuments',
      extend: 'waitingForDocuments',
      appeal: 'notAnswered',
      close: 'notAnswered',
    },
  ],
  [
    'documents that did not come',
    withRequest,
    '2025-08-28',
    { fileInWriting: 'writtenAlready', appeal: 'notAnswered', close: 'notAnswered' },
  ],
  [
    'on the day of the first deadline',
    {},
    '2025-08-25',
    {
      fileInWriting: 'writtenAlready',
      receiveDocuments: 'noOpenRequest',
      appeal: 'notAnswered',
      close: 'notAnswered',
    },
  ],
  [
    'after the first deadline',
    {},
    '2025-08-26',
    {
      fileInWriting: 'writtenAlready',
      requestDocuments: 'deadlineOver',
      receiveDocuments: 'noOpenRequest',
      extend: 'deadlineOver',
      appeal: 'notAnswered',
      close: 'notAnswered',
    },
  ],
  [
    'extended',
    { extension },
    '2025-08-26',
    {
      fileInWriting: 'writtenAlready',
      receiveDocuments: 'noOpenRequest',
      extend: 'extendedAlready',
      appeal: 'notAnswered',
      close: 'notAnswered',
    },
  ],
  [
    'answered',
    answered,
    '2025-08-15',
    {
      classify: 'answered',
      fileInWriting: 'answered',
      requestDocuments: 'answered',
      receiveDocuments: 'answered',
      extend: 'answered',
      answer: 'answered',
      closeUnanswered: 'answered',
    },
  ],
  [
    'appealed',
    appealed,
    '2025-08-19',
    {
      fileInWriting: 'writtenAlready',
      receiveDocuments: 'noOpenRequest',
      extend: 'appealNotExtended',
      appeal: 'appealedAlready',
      close: 'notAnswered',
      closeUnanswered: 'appealUndecided',
    },
  ],
  [
    'an oral one appealed: documents may be requested',
    { ...appealed, channel: 'oral' },
    '2025-08-19',
    {
      fileInWriting: 'answered',
      receiveDocuments: 'noOpenRequest',
      extend: 'appealNotExtended',
      appeal: 'appealedAlready',
      close: 'notAnswered',
      closeUnanswered: 'appealUndecided',
    },
  ],
  [
    'answered again',
    { ...appealed, appealAnsweredAt: noon('2025-08-19') },
    '2025-08-20',
    {
      classify: 'answered',
      fileInWriting: 'answered',
      requestDocuments: 'answered',
      receiveDocuments: 'answered',
      extend: 'answered',
      answer: 'answered',
      closeUnanswered: 'answered',
      appeal: 'appealedAlready',
    },
  ],
  ['closed', { ...answered, closedAt: noon('2025-08-15') }, '2025-08-16', ALL_CLOSED],
];

it.each(ROWS)('rejected actions: %s', (_what, more, date, rejected) => {
  const rejections = rejectionsOf(complaint(more), noon(date), holidays);
  expect(
    Object.fromEntries(Object.entries(rejections).filter(([, rejection]) => rejection !== null)),
  ).toEqual(rejected);
});

describe('an extension', () => {
  it.each<[string, number, string, Rejection | null]>([
    ['by ten days', 10, '2025-08-21', null],
    ['by one day', 1, '2025-08-21', null],
    ['on the last day', 10, '2025-08-25', null],
    ['a day later', 10, '2025-08-26', 'deadlineOver'],
    ['by eleven days', 11, '2025-08-21', 'tooManyDays'],
    ['by no day', 0, '2025-08-21', 'tooManyDays'],
    ['by half a day', 0.5, '2025-08-21', 'tooManyDays'],
  ])('%s', (_what, workingDays, date, rejection) => {
    expect(rejectionOfExtension(complaint(), { workingDays }, noon(date), holidays)).toBe(rejection);
  });
});

describe('an oral complaint', () => {
  it.each<[string, string, string, Rejection | null]>([
    ['today', '2025-08-12', '2025-08-12', null],
    ['on the day of its receipt', '2025-08-08', '2025-08-12', null],
    ['tomorrow', '2025-08-13', '2025-08-12', 'dateInFuture'],
    ['before its receipt', '2025-08-07', '2025-08-12', 'dateTooEarly'],
    ['on its last day, entered later', '2025-08-15', '2025-08-20', null],
    ['after its deadline', '2025-08-16', '2025-08-20', 'deadlineOver'],
    ['in time, entered after the new deadline', '2025-08-12', '2025-08-28', 'deadlineOver'],
  ])('is filed in writing %s', (_what, filed, date, rejection) => {
    const inputs = complaint({ channel: 'oral' });
    expect(rejectionOfFiling(inputs, noon(filed), noon(date), holidays)).toBe(rejection);
  });
});

describe('an appeal', () => {
  it.each<[string, Partial<ComplaintInputs>, string, Rejection | null]>([
    ['of today', answered, '2025-08-21', null],
    ['of the day of the answer', answered, '2025-08-14', null],
    ['of tomorrow', answered, '2025-08-22', 'dateInFuture'],
    ['from before the answer', answered, '2025-08-13', 'dateTooEarly'],
    ['without an answer', {}, '2025-08-21', 'notAnswered'],
  ])('%s', (_what, more, day, rejection) => {
    expect(rejectionOfAppeal(complaint(more), noon(day), noon('2025-08-21'), holidays)).toBe(rejection);
  });
});

describe('an answer of an earlier day', () => {
  const filed = { filedInWritingAt: noon('2025-08-12') };
  const received = { requests: [{ requestedAt: noon('2025-08-12'), receivedAt: noon('2025-08-14') }] };
  it.each<[string, Partial<ComplaintInputs>, string, Rejection | null]>([
    ['of the day of the receipt', {}, '2025-08-08', null],
    ['from before the receipt', {}, '2025-08-07', 'dateTooEarly'],
    ['of tomorrow', {}, '2025-08-20', 'dateInFuture'],
    ['of the day of the filing', filed, '2025-08-12', null],
    ['from before the filing', filed, '2025-08-11', 'dateTooEarly'],
    ['of the day of a request', withRequest, '2025-08-12', null],
    ['from before a request', withRequest, '2025-08-11', 'dateTooEarly'],
    ['from before the documents came', received, '2025-08-13', 'dateTooEarly'],
    ['from before the appeal', appealed, '2025-08-14', 'dateTooEarly'],
  ])('%s', (_what, more, day, rejection) => {
    expect(rejectionOfAnswer(complaint(more), noon(day), noon('2025-08-19'), holidays)).toBe(rejection);
  });
});

describe('a notification', () => {
  it.each<[string, Partial<ComplaintInputs>, Partial<Notification>, Rejection | null]>([
    ['of today', {}, {}, null],
    ['of the day of the receipt', {}, { notifiedAt: noon('2025-08-08') }, null],
    ['without proof', {}, { proof: ' ' }, 'proofMissing'],
    ['of tomorrow', {}, { notifiedAt: noon('2025-08-22') }, 'dateInFuture'],
    ['from before the complaint', {}, { notifiedAt: noon('2025-08-07') }, 'dateTooEarly'],
    ['from before the appeal', appealed, { notifiedAt: noon('2025-08-14') }, 'dateTooEarly'],
  ])('%s', (_what, more, notification, rejection) => {
    const input = { notifiedAt: noon('2025-08-21'), proof: 'Telepon 10.15', ...notification };
    expect(rejectionOfNotification(complaint(more), input, noon('2025-08-21'))).toBe(rejection);
  });

  it('is missing', () => {
    expect(rejectionOfNotification(complaint(), null, noon('2025-08-21'))).toBe('proofMissing');
  });
});

describe('documents', () => {
  it.each<[string, string, Rejection | null]>([
    ['today', '2025-08-15', null],
    ['on the day of the request', '2025-08-12', null],
    ['before the request', '2025-08-11', 'dateTooEarly'],
    ['tomorrow', '2025-08-16', 'dateInFuture'],
  ])('that came %s', (_what, date, rejection) => {
    expect(rejectionOfDocuments(complaint(withRequest), noon(date), noon('2025-08-15'), holidays)).toBe(
      rejection,
    );
  });

  it('need a request', () => {
    expect(rejectionOfDocuments(complaint(), noon('2025-08-12'), noon('2025-08-15'), holidays)).toBe(
      'noOpenRequest',
    );
  });
});

describe('a classification', () => {
  const { receivedAt } = complaint();
  it.each<
    [
      string,
      Partial<ComplaintInputs>,
      Parameters<typeof rejectionOfClassification>[1],
      string,
      Rejection | null,
    ]
  >([
    ['as oral', {}, { channel: 'oral', documentsCompleteAt: receivedAt }, '2025-08-11', null],
    [
      'of documents that are not complete',
      {},
      { channel: 'written', documentsCompleteAt: null },
      '2025-08-11',
      null,
    ],
    [
      'complete today',
      {},
      { channel: 'written', documentsCompleteAt: noon('2025-08-11') },
      '2025-08-11',
      null,
    ],
    [
      'complete tomorrow',
      {},
      { channel: 'written', documentsCompleteAt: noon('2025-08-12') },
      '2025-08-11',
      'dateInFuture',
    ],
    [
      'complete too early',
      {},
      { channel: 'written', documentsCompleteAt: noon('2025-08-07') },
      '2025-08-11',
      'dateTooEarly',
    ],
    [
      'late, as the clock assumed',
      {},
      { channel: 'written', documentsCompleteAt: receivedAt },
      '2025-08-26',
      null,
    ],
    [
      'late, with another day',
      {},
      { channel: 'written', documentsCompleteAt: noon('2025-08-20') },
      '2025-08-26',
      'deadlineOver',
    ],
    [
      'late, with another channel',
      {},
      { channel: 'oral', documentsCompleteAt: null },
      '2025-08-26',
      'deadlineOver',
    ],
    [
      'as oral while waiting',
      withRequest,
      { channel: 'oral', documentsCompleteAt: null },
      '2025-08-13',
      'writtenAlready',
    ],
    [
      'as oral when extended',
      { extension },
      { channel: 'oral', documentsCompleteAt: null },
      '2025-08-21',
      'writtenAlready',
    ],
    [
      'of an answered one',
      answered,
      { channel: 'written', documentsCompleteAt: null },
      '2025-08-21',
      'answered',
    ],
  ])('%s', (_what, more, classification, date, rejection) => {
    expect(rejectionOfClassification(complaint(more), classification, noon(date), holidays)).toBe(rejection);
  });
});
