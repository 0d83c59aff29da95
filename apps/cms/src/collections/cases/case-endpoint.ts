import type { Endpoint, PayloadRequest } from 'payload';
import { canWorkCases, type Rule } from '#cms/access/rules.ts';
import { withErrorHandling } from '#cms/http/guarded.ts';
import { errorResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { findCaseId } from './case-id.ts';

type Options = { method?: Endpoint['method']; isAllowed?: Rule };

/**
 * An endpoint about one case, for staff who work it: 403 without permission, 404 for cases of forms that are not the user's.
 *
 * @param path below `/api/cases`, such as `/:id/notes`.
 * @param handle gets the id of the case.
 */
export const caseEndpoint = (
  path: `/:id/${string}`,
  handle: (req: PayloadRequest, id: number) => Promise<Response>,
  { method = 'post', isAllowed = canWorkCases }: Options = {},
): Omit<Endpoint, 'root'> => ({
  path,
  method,
  handler: withErrorHandling(async (req) => {
    if (!isAllowed({ req })) return errorResponse(403, 'Only staff who work cases may do this');
    const id = await findCaseId(req);
    return id === null ? errorResponse(404, NOT_FOUND) : handle(req, id);
  }),
});
