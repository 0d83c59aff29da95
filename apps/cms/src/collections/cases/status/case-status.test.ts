import { FORM_NAMES } from '@beranda/contract';
import { describe, expect, it } from 'vitest';
import { CASE_STATUSES, type CaseStatus, manualNextStatuses, nextStatuses } from './case-status.ts';

const others = FORM_NAMES.filter((form) => form !== 'complaint');

describe('the statuses that may follow', () => {
  it.each<[CaseStatus, CaseStatus[]]>([
    ['new', ['inProgress', 'waiting', 'settled', 'closed', 'merged']],
    ['inProgress', ['waiting', 'settled', 'closed', 'merged']],
    ['waiting', ['inProgress', 'settled', 'closed', 'merged']],
    ['settled', ['closed', 'inProgress']],
    ['appealed', ['settled', 'closed']],
    ['closed', ['inProgress']],
    ['merged', []],
  ])('%s, of every form but complaints', (status, next) => {
    for (const form of others) expect(nextStatuses(form, status)).toEqual(next);
  });

  it('an answer to a complaint include an appeal, and no reopening without one', () => {
    expect(nextStatuses('complaint', 'settled')).toEqual(['appealed', 'closed']);
    expect(nextStatuses('complaint', 'new')).toEqual(nextStatuses('contact', 'new'));
  });

  it('a reopened complaint include an appeal, since its answer may be appealed after it was closed', () => {
    for (const status of ['inProgress', 'waiting'] as const)
      expect(nextStatuses('complaint', status)).toEqual([...nextStatuses('contact', status), 'appealed']);
    expect(nextStatuses('complaint', 'closed')).toEqual(['inProgress']);
  });

  it('an appeal are its answer only', () => {
    expect(nextStatuses('complaint', 'appealed')).toEqual(['settled']);
  });

  it('by hand close a complaint only after it was settled', () => {
    for (const status of CASE_STATUSES)
      expect([status, manualNextStatuses('complaint', status).includes('closed')]).toEqual([
        status,
        status === 'settled',
      ]);
    expect(manualNextStatuses('contact', 'new')).toContain('closed');
  });

  it('in forms other than complaints never include an appeal', () => {
    for (const form of others)
      for (const status of CASE_STATUSES) expect(nextStatuses(form, status)).not.toContain('appealed');
  });

  it('are never the status itself', () => {
    for (const form of FORM_NAMES)
      for (const status of CASE_STATUSES) expect(nextStatuses(form, status)).not.toContain(status);
  });
});
