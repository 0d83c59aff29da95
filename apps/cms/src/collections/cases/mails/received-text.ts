import type { FormDefinition } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import { formatJakartaTime, formatLongDate } from '#cms/dates/jakarta.ts';
import type { Case } from '#cms/payload-types.ts';

/** Whether the hour of the receipt is known: staff who enter a case enter it only where the form promises hours. */
export const isReceiptHourKnown = (
  { arrivedBy }: Pick<Case, 'arrivedBy'>,
  { answerTime }: Pick<FormDefinition, 'answerTime'>,
): boolean => arrivedBy === 'site' || answerTime.hours !== undefined;

/** When a case was received, as mails and letters certify it: with the hour only if that is known. */
export const receivedText = (
  caseDoc: Pick<Case, 'arrivedBy' | 'locale' | 'receivedAt'>,
  definition: FormDefinition,
): string =>
  isReceiptHourKnown(caseDoc, definition)
    ? formatJakartaTime(caseDoc.receivedAt, caseDoc.locale, 'long')
    : formatLongDate(jakartaDate(caseDoc.receivedAt), caseDoc.locale);
