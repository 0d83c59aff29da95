import type { Endpoint, PayloadRequest } from 'payload';
import { readableForms } from '#cms/access/case-forms.ts';
import { errorResponse, jsonResponse } from '#cms/http/responses.ts';
import { caseEndpoint } from '../case-endpoint.ts';
import { type FailedMail, listFailedMails } from './failed-mails.ts';

const CONFLICT = 409;

type Act = (req: PayloadRequest, mail: FailedMail) => Promise<boolean>;

async function actOnNamedMail(req: PayloadRequest, id: number, act: Act): Promise<Response> {
  const job = String(req.routeParams?.job);
  const mails = await listFailedMails(req.payload, readableForms(req));
  const mail = mails.find((candidate) => candidate.caseId === id && String(candidate.job) === job);
  if (!mail || !(await act(req, mail)))
    return errorResponse(
      CONFLICT,
      'The case has no such failed mail: it was sent again or cancelled already. Reload the page.',
    );
  return jsonResponse({ case: id }, 202);
}

/**
 * An endpoint that acts on the failed mail that its address names by case and job, for users who work the case.
 *
 * @param act returns false if the job has been queued again or given up meanwhile.
 */
export const failedMailEndpoint = (method: Endpoint['method'], act: Act) =>
  caseEndpoint('/:id/failed-mails/:job', (req, id) => actOnNamedMail(req, id, act), { method });
