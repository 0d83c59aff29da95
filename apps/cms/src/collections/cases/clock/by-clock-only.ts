import type { CaseStatus } from '../status/case-status.ts';

/**
 * Whether a case of this form gets this status only by an action of its clock: a complaint is settled by its final
 * answer and appealed by an appeal, since the clock stops and starts with them.
 */
export const isByClockOnly = (form: string, status: CaseStatus) =>
  form === 'complaint' && (status === 'settled' || status === 'appealed');
