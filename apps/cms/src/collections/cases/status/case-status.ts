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
 * and reopened for that.
 */
const BY_FORM: Partial<Record<FormName, Partial<Transitions>>> = {
  complaint: {
    inProgress: [...TRANSITIONS.inProgress, 'appealed'],
    waiting: [...TRANSITIONS.waiting, 'appealed'],
    settled: ['appealed', 'closed'],
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
export const isByClockOnly = (form: string, status: CaseStatus) =>
  form === 'complaint' && (status === 'settled' || status === 'appealed');

/** The statuses that staff may choose for a case. Merging is an action of its own. */
export const manualNextStatuses = (form: string, status: CaseStatus): readonly CaseStatus[] =>
  nextStatuses(form, status).filter((next) => next !== 'merged' && !isByClockOnly(form, next));
