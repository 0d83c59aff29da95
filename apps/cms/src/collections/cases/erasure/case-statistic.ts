import { FORMS, type FormDefinition, isFormName } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import type { Case, CaseStatistic } from '#cms/payload-types.ts';

/** The row of statistics of a case, without an id. */
export type Statistic = Required<Omit<CaseStatistic, 'id'>>;

/** The fields of a case from which its statistic is made: no name, ticket or text. */
type StatisticSource = Pick<
  Case,
  'answers' | 'clock' | 'finishedAt' | 'form' | 'hours' | 'isInTime' | 'receivedAt' | 'status' | 'workingDays'
>;

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;

const monthOf = (time: string) => jakartaDate(time).slice(0, 7);

/** A chosen value, never a typed text: options and slugs of products. */
function choiceOf({ answers, form }: StatisticSource, subject: 'kind' | 'product'): string | null {
  const definition: FormDefinition | undefined = isFormName(form) ? FORMS[form].definition : undefined;
  const value = answers[definition?.statistics?.[subject] ?? ''];
  return typeof value === 'string' && SLUG.test(value) ? value : null;
}

/** The statistic that remains of an erased case: months, choices, and how long it took. */
export function statisticOf(source: StatisticSource): Statistic {
  const { finishedAt, form, receivedAt, status } = source;
  return {
    form,
    receivedMonth: monthOf(receivedAt),
    closedMonth: finishedAt ? monthOf(finishedAt) : null,
    kind: source.clock?.kind ?? choiceOf(source, 'kind'),
    product: choiceOf(source, 'product'),
    status,
    workingDays: source.workingDays ?? null,
    hours: source.hours ?? null,
    isInTime: source.isInTime ?? null,
  };
}
