import type { PayloadRequest } from 'payload';
import { readableForms } from '#cms/access/case-forms.ts';
import { canWorkCases } from '#cms/access/rules.ts';
import { errorResponse, jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { caseIdOf } from '../case-id.ts';
import { type FailedMail, listFailedMails } from './failed-mails.ts';

const CONFLICT = 409;

/**
 * Runs an action on the failed mail that a request names by case and job, for users who work the case.
 *
 * @param act returns false if the job has been queued again or given up meanwhile.
 */
export async function withNamedMail(
  req: PayloadRequest,
  act: (mail: FailedMail) => Promise<boolean>,
): Promise<Response> {
  if (!canWorkCases({ req }))
    return errorResponse(403, 'Only staff who work cases may decide about failed mails');
  const id = await caseIdOf(req);
  if (id === null) return errorResponse(404, NOT_FOUND);
  const job = String(req.routeParams?.job);
  const mails = await listFailedMails(req.payload, readableForms(req));
  const mail = mails.find((candidate) => candidate.caseId === id && String(candidate.job) === job);
  if (!mail || !(await act(mail)))
    return errorResponse(
      CONFLICT,
      'The case has no such failed mail: it was sent again or cancelled already. Reload the page.',
    );
  return jsonResponse({ case: id }, 202);
}
