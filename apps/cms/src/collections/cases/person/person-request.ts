import { LOCALES } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import type { Rule } from '#cms/access/rules.ts';
import { readJsonBody } from '#cms/http/read-body.ts';
import { errorResponse } from '#cms/http/responses.ts';
import { person } from './person.ts';

const BODY_LIMIT_BYTES = 16 * 1024;
const MAX_CASES = 500;

/** A person, and the cases that somebody has checked to be theirs: a phone may be shared. */
const chosenCases = z.object({
  person,
  cases: z.array(z.number().int().positive()).min(1).max(MAX_CASES),
});

export const exportRequest = chosenCases.extend({ locale: z.enum(LOCALES) });

/** An erasure also names the request, a case of its form, on which it is done. */
export const erasureRequest = chosenCases.extend({ request: z.number().int().positive() });

/** Parses the body for whom a rule allows; otherwise the error response. */
export async function readPersonRequest<Schema extends z.ZodType>(
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
  return { data: body.data };
}
