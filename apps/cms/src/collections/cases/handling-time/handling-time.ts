import { FORMS, type FormDefinition, isFormName } from '@beranda/contract';
import { HOUR_MS, jakartaDate, workingDaysBetween } from '@beranda/finance';
import type { TimedCase } from '../clock/complaint-inputs-of-case.ts';
import { wasInTime } from './was-in-time.ts';

/** How long a finished case took, and whether that was within its time. All null while a case is open. */
export type HandlingTime = {
  /** ISO time since which it is finished: closing a settled case does not change it. */
  finishedAt: string | null;
  /** From the day of its receipt, as working days. */
  workingDays: number | null;
  /** From its receipt, to a tenth; only of forms that promise hours. */
  hours: number | null;
  /** Null for a form that is gone. */
  isInTime: boolean | null;
};

export const NO_HANDLING_TIME: HandlingTime = {
  finishedAt: null,
  workingDays: null,
  hours: null,
  isInTime: null,
};

const isPromisedInHours = (form: string) =>
  isFormName(form) && (FORMS[form].definition as FormDefinition).answerTime.hours !== undefined;

/** The handling time of a case that is finished since this time. */
export function handlingTimeOf(
  caseDoc: TimedCase,
  finishedAt: string,
  holidays: ReadonlySet<string>,
): HandlingTime {
  const { form, receivedAt } = caseDoc;
  const hours = (Date.parse(finishedAt) - Date.parse(receivedAt)) / HOUR_MS;
  return {
    finishedAt,
    workingDays: workingDaysBetween(jakartaDate(receivedAt), jakartaDate(finishedAt), holidays),
    hours: isPromisedInHours(form) ? Math.round(hours * 10) / 10 : null,
    isInTime: wasInTime(caseDoc, finishedAt, holidays),
  };
}
