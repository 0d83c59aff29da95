import { LOCALES } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import type { Rule } from '#cms/access/rules.ts';
import { readJsonBody } from '#cms/http/read-body.ts';
import { errorResponse } from '#cms/http/responses.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { listCaseIdsOf, MAX_CASES_OF_PERSON } from './list-case-ids.ts';
import { type Person, person } from './person.ts';

const BODY_LIMIT_BYTES = 16 * 1024;

const tooManyCases = bilingual(
  `Ada lebih dari ${MAX_CASES_OF_PERSON} kiriman dengan email atau telepon ini, jadi daftarnya tidak akan lengkap. Cari hanya menurut email, atau hanya menurut telepon.`,
  `There are more than ${MAX_CASES_OF_PERSON} cases with this e-mail address or phone number, so the list would not be complete. Search by the address alone, or by the phone number alone.`,
);

/** A person, and the cases that somebody has checked to be theirs: a phone may be shared. */
const chosenCases = z.object({
  person,
  cases: z.array(z.number().int().positive()).min(1).max(MAX_CASES_OF_PERSON),
});

export const exportRequest = chosenCases.extend({ locale: z.enum(LOCALES) });

/** An erasure also names the request, a case of its form, on which it is done. */
export const erasureRequest = chosenCases.extend({ request: z.number().int().positive() });

/**
 * Parses the body for whom a rule allows; otherwise the error response. Rejects a person with more cases than are listed:
 * an export or an erasure that leaves some out would look complete.
 */
export async function readPersonRequest<Schema extends z.ZodType<{ person: Person }>>(
  req: PayloadRequest,
  isAllowed: Rule,
  schema: Schema,
): Promise<{ data: z.infer<Schema> } | { rejection: Response }> {
  if (!isAllowed({ req }))
    return { rejection: errorResponse(403, 'You may not do this with the data of a person') };
  const body = schema.safeParse(await readJsonBody(req, BODY_LIMIT_BYTES));
  if (!body.success)
    return {
      rejection: errorResponse(400, 'The body needs an e-mail address or a phone number, and what to do'),
    };
  if ((await listCaseIdsOf(req, body.data.person)).length > MAX_CASES_OF_PERSON)
    return { rejection: errorResponse(422, inLanguageOf(req, tooManyCases)) };
  return { data: body.data };
}
