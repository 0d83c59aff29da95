import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { canPublish } from '#cms/access/rules.ts';
import type { Env } from '#cms/env.ts';
import { withoutCrash } from '#cms/http/guarded.ts';
import { parametersOf } from '#cms/http/parameters.ts';
import { BadBody, readTextBody } from '#cms/http/read-body.ts';
import { answer, refuse } from '#cms/http/responses.ts';
import { IMPORT_LIMIT_BYTES } from './import-report.ts';
import { runImport, tryImport } from './run-import.ts';

const importParameters = z.object({
  dryRun: z.enum(['true', 'false']).default('true'),
  confirmed: z.string().max(64).optional(),
});

const STATUSES = { imported: 200, unconfirmed: 409, refused: 422 } as const;

async function importFrom(req: PayloadRequest, siteUrl: string): Promise<Response> {
  // Cross-site requests count as signed out (CSRF protection).
  if (!canPublish({ req })) return refuse(403, 'Only those who may change redirects may import them');
  const parameters = parametersOf(req, importParameters);
  if (parameters instanceof Response) return parameters;
  const text = await readTextBody(req as Request, 'text/csv', IMPORT_LIMIT_BYTES);
  if (parameters.dryRun === 'true') return answer(await tryImport(req, text, siteUrl));
  const { kind, report } = await runImport(req, text, { confirmed: parameters.confirmed, siteUrl });
  return answer(report, STATUSES[kind]);
}

/**
 * `POST /api/redirects/import?dryRun=&confirmed=`: imports a CSV file, or does a dry run; answers an
 * `ImportReport`: 422 with problems, 409 if it hides unconfirmed live pages.
 */
export function importEndpoint({ siteUrl }: Pick<Env, 'siteUrl'>): Omit<Endpoint, 'root'> {
  return {
    path: '/import',
    method: 'post',
    handler: withoutCrash(async (req) => {
      try {
        return await importFrom(req, siteUrl);
      } catch (error) {
        if (error instanceof BadBody) return refuse(error.statusCode, error.message);
        throw error;
      }
    }),
  };
}
