import { describe, expect, it } from 'vitest';
import {
  COMPLAINT_ACTIONS,
  type ComplaintAction,
  type Rejection,
  rejectionOfClassification,
  rejectionOfDocuments,
  rejectionOfExtension,
  rejectionOfNotice,
  rejectionsOf,
} from './actions.ts';
import type { ComplaintInputs, Extension, Notice } from './complaint-inputs.ts';

const holidays = new Set(['2025-08-18', '2025-09-05']);
const noon = (date: string) => `${date}T05:00:00.000Z`;
const extension: Extension = {
  reason: 'external-factors',
  workingDays: 10,
  noticedAt: noon('2025-08-20'),
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
      fileInWriting: 'deadlineOver',
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
  it.each<[string, Partial<Extension>, string, Rejection | null]>([
    ['by ten days, announced today', { noticedAt: noon('2025-08-21') }, '2025-08-21', null],
    ['by one day, announced before', { workingDays: 1 }, '2025-08-21', null],
    ['on the last day', {}, '2025-08-25', null],
    ['a day later, even if announced in time', {}, '2025-08-26', 'deadlineOver'],
    ['by eleven days', { workingDays: 11 }, '2025-08-21', 'tooManyDays'],
    ['by no day', { workingDays: 0 }, '2025-08-21', 'tooManyDays'],
    ['by half a day', { workingDays: 0.5 }, '2025-08-21', 'tooManyDays'],
    ['without proof', { proof: ' \n' }, '2025-08-21', 'proofMissing'],
    ['announced tomorrow', { noticedAt: noon('2025-08-22') }, '2025-08-21', 'dateInFuture'],
    ['announced before the complaint', { noticedAt: noon('2025-08-07') }, '2025-08-21', 'dateTooEarly'],
  ])('%s', (_what, more, date, rejection) => {
    expect(rejectionOfExtension(complaint(), { ...extension, ...more }, noon(date), holidays)).toBe(
      rejection,
    );
  });
});

describe('a notice', () => {
  it.each<[string, Partial<ComplaintInputs>, Partial<Notice>, Rejection | null]>([
    ['of today', {}, {}, null],
    ['of the day of the receipt', {}, { noticedAt: noon('2025-08-08') }, null],
    ['without proof', {}, { proof: ' ' }, 'proofMissing'],
    ['of tomorrow', {}, { noticedAt: noon('2025-08-22') }, 'dateInFuture'],
    ['from before the complaint', {}, { noticedAt: noon('2025-08-07') }, 'dateTooEarly'],
    ['from before the appeal', appealed, { noticedAt: noon('2025-08-14') }, 'dateTooEarly'],
  ])('%s', (_what, more, notice, rejection) => {
    const input = { noticedAt: noon('2025-08-21'), proof: 'Telepon 10.15', ...notice };
    expect(rejectionOfNotice(complaint(more), input, noon('2025-08-21'))).toBe(rejection);
  });

  it('is missing', () => {
    expect(rejectionOfNotice(complaint(), null, noon('2025-08-21'))).toBe('proofMissing');
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
