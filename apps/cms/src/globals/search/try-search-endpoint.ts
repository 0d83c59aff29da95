import { locale } from '@beranda/contract';
import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { isStaff } from '#cms/access/rules.ts';
import { MAX_TRIED_LENGTH } from '#cms/collections/synonyms/try-search/site-results.ts';
import type { Env } from '#cms/env.ts';
import { withErrorHandling } from '#cms/http/guarded.ts';
import { readValidBody } from '#cms/http/read-body.ts';
import { errorResponse, jsonResponse } from '#cms/http/responses.ts';
import { fetchSiteResults } from './fetch-site-results.ts';

const BODY_LIMIT_BYTES = 2048;

const body = z.object({ locale, query: z.string().trim().min(1).max(MAX_TRIED_LENGTH) });

async function trySearch(req: PayloadRequest, siteUrl: string): Promise<Response> {
  if (!isStaff({ req })) return errorResponse(403, 'Only staff may try the search');
  const search = await readValidBody(req, body, {
    limit: BODY_LIMIT_BYTES,
    message: 'The body must be { locale, query }',
  });
  const results = await fetchSiteResults(siteUrl, search);
  return results ? jsonResponse(results) : errorResponse(502, 'The site does not answer');
}

/** `POST /api/search/try`: the results of the public site, for the screen of the search. The query is not logged. */
export function trySearchEndpoint({ siteUrl }: Pick<Env, 'siteUrl'>): Endpoint {
  return {
    path: '/search/try',
    method: 'post',
    handler: withErrorHandling((req) => trySearch(req, siteUrl)),
  };
}
