import { FORMS, type FormDefinition, isFormName } from '@beranda/contract';
import { jakartaDate, workingDaysBetween } from '@beranda/finance';
import type { Case } from '#cms/payload-types.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** Whether a case was finished within the time that its form promises; null for a form that is gone. */
export function wasInTime(
  { form, receivedAt }: Pick<Case, 'form' | 'receivedAt'>,
  finishedAt: string,
  holidays: ReadonlySet<string>,
): boolean | null {
  if (!isFormName(form)) return null;
  const { takes }: FormDefinition = FORMS[form].definition;
  if (takes.hours !== undefined)
    return new Date(finishedAt).getTime() - new Date(receivedAt).getTime() <= takes.hours * HOUR_MS;
  return workingDaysBetween(jakartaDate(receivedAt), jakartaDate(finishedAt), holidays) <= takes.workingDays;
}
