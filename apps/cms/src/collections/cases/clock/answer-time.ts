import { type AnswerTime, FORMS, type FormDefinition, type FormName, SITE_FACTS } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import type { PayloadRequest } from 'payload';
import { valueOn } from '#cms/fields/facts/fact-kinds.ts';
import { findFact } from '#cms/fields/facts/read-facts.ts';
import type { Case } from '#cms/payload-types.ts';

const promiseOf = (form: FormName): AnswerTime => (FORMS[form].definition as FormDefinition).answerTime;

/**
 * Working days within which a form's case is answered: what its fact says on the day of the receipt, or the form's
 * definition if the fact is missing. Null where law sets the time: complaints, and forms that count in hours.
 *
 * @param receivedAt ISO time.
 */
export async function promisedWorkingDays(
  req: PayloadRequest,
  form: FormName,
  receivedAt: string,
): Promise<number | null> {
  const { fact, workingDays } = promiseOf(form);
  if (form === 'complaint' || workingDays === undefined) return null;
  const stored = fact && (await findFact(req, SITE_FACTS[fact]));
  return (stored && valueOn(stored, jakartaDate(receivedAt))?.amount) ?? workingDays;
}

/** The time within which a case is answered: what was promised when it came, whatever the form promises by now. */
export function answerTimeOf(form: FormName, { clock }: Pick<Case, 'clock'>): AnswerTime {
  const promised = clock?.promisedWorkingDays;
  return promised ? { workingDays: promised } : promiseOf(form);
}
