import type { FormName } from '@beranda/contract';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** States of a case, in the order in which it usually passes them. */
export const CASE_STATUSES = [
  'new',
  'inProgress',
  'waiting',
  'settled',
  'appealed',
  'closed',
  'merged',
] as const;

export type CaseStatus = (typeof CASE_STATUSES)[number];

export const caseStatusLabels: Record<CaseStatus, Bilingual> = {
  new: bilingual('Baru', 'New'),
  inProgress: bilingual('Dikerjakan', 'In progress'),
  waiting: bilingual('Menunggu pengirim', 'Waiting for the sender'),
  settled: bilingual('Terjawab', 'Settled'),
  appealed: bilingual('Keberatan', 'Appealed'),
  closed: bilingual('Ditutup', 'Closed'),
  merged: bilingual('Digabungkan', 'Merged'),
};

/** The statuses of unfinished cases: the bank or the sender still has to do something. */
export const OPEN_STATUSES: readonly CaseStatus[] = ['new', 'inProgress', 'waiting', 'appealed'];

/** The statuses in which nobody has to do anything any more: no deadline runs, and retention does. */
export const FINISHED_STATUSES: readonly CaseStatus[] = CASE_STATUSES.filter(
  (status) => !OPEN_STATUSES.includes(status),
);

export const isFinished = (status: CaseStatus): boolean => FINISHED_STATUSES.includes(status);

type Transitions = Readonly<Record<CaseStatus, readonly CaseStatus[]>>;

const TRANSITIONS: Transitions = {
  new: ['inProgress', 'waiting', 'settled', 'closed', 'merged'],
  inProgress: ['waiting', 'settled', 'closed', 'merged'],
  waiting: ['inProgress', 'settled', 'closed', 'merged'],
  settled: ['closed', 'inProgress'],
  appealed: ['settled', 'closed'],
  closed: ['inProgress'],
  merged: [],
};

/**
 * Where a form differs. The sender of a complaint may appeal against its answer, which reopens it; also after it was closed
 * and reopened for that. An appeal ends with its answer only.
 */
const BY_FORM: Partial<Record<FormName, Partial<Transitions>>> = {
  complaint: {
    inProgress: [...TRANSITIONS.inProgress, 'appealed'],
    waiting: [...TRANSITIONS.waiting, 'appealed'],
    settled: ['appealed', 'closed'],
    appealed: ['settled'],
  },
};

export const isCaseStatus = (value: unknown): value is CaseStatus =>
  CASE_STATUSES.some((status) => status === value);

/** The statuses that may follow a status of a case of this form. */
export function nextStatuses(form: string, status: CaseStatus): readonly CaseStatus[] {
  const own = BY_FORM[form as FormName];
  return own?.[status] ?? TRANSITIONS[status];
}

/**
 * Whether a case of this form gets this status only by an action of its clock: a complaint is settled by its final
 * answer and appealed by an appeal, since the clock stops and starts with them.
 */
const isByClockOnly = (form: string, status: CaseStatus) =>
  form === 'complaint' && (status === 'settled' || status === 'appealed');

/** Whether staff close a complaint by an action of its clock: they do while it is not settled, and say why. */
const isClosedByClock = (form: string, from: CaseStatus, to: CaseStatus) =>
  form === 'complaint' && to === 'closed' && from !== 'settled';

/** The statuses that staff may choose for a case. Merging is an action of its own. */
export const manualNextStatuses = (form: string, status: CaseStatus): readonly CaseStatus[] =>
  nextStatuses(form, status).filter(
    (next) => next !== 'merged' && !isByClockOnly(form, next) && !isClosedByClock(form, status, next),
  );
