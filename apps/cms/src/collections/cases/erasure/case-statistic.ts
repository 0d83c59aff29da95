import { FORMS, type FormDefinition, isFormName } from '@beranda/contract';
import { jakartaDate, workingDaysBetween } from '@beranda/finance';
import type { Case, CaseStatistic } from '#cms/payload-types.ts';
import type { TimedCase } from '../clock/facts-of-case.ts';
import { isFinished } from '../retention/erase-after.ts';
import { wasInTime } from './was-in-time.ts';

/** The row of statistics of a case, without an id. */
export type Statistic = Required<Omit<CaseStatistic, 'id'>>;

/** What the statistic of a case is made of: no name, ticket or text. */
export type StatisticSource = TimedCase & {
  answers: Case['answers'];
  /** ISO time at which it was last settled, closed or merged; null if it is open. */
  finishedAt: string | null;
};

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;

const monthOf = (time: string) => jakartaDate(time).slice(0, 7);

/** A chosen value, never a typed text: options and slugs of products. */
function choiceOf({ answers, form }: StatisticSource, subject: 'kind' | 'product'): string | null {
  const definition: FormDefinition | undefined = isFormName(form) ? FORMS[form].definition : undefined;
  const value = answers[definition?.statistics?.[subject] ?? ''];
  return typeof value === 'string' && SLUG.test(value) ? value : null;
}

/** What remains of a case when it is erased, and what numbers are made of before: months, choices, working days. */
export function statisticOf(source: StatisticSource, holidays: ReadonlySet<string>): Statistic {
  const { finishedAt, form, receivedAt, status } = source;
  const closed = isFinished(status) ? finishedAt : null;
  return {
    form,
    receivedMonth: monthOf(receivedAt),
    closedMonth: closed === null ? null : monthOf(closed),
    kind: source.clock?.kind ?? choiceOf(source, 'kind'),
    product: choiceOf(source, 'product'),
    status,
    workingDays:
      closed === null ? null : workingDaysBetween(jakartaDate(receivedAt), jakartaDate(closed), holidays),
    isInTime: closed === null ? null : wasInTime(source, closed, holidays),
  };
}
