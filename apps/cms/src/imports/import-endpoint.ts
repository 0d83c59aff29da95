import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { withErrorHandling } from '#cms/http/guarded.ts';
import { parametersOf } from '#cms/http/parameters.ts';
import { readTextBody } from '#cms/http/read-body.ts';
import { errorResponse, jsonResponse } from '#cms/http/responses.ts';
import { IMPORT_LIMIT_BYTES, type ImportReport } from './import-report.ts';

/** A stored document that an import overwrites, with a value that nothing else keeps. */
export type OverwrittenValue = {
  documentId: number | string;
  /** The title of the document. */
  label: string;
  field: string;
  from: string;
  to: string;
};

declare module 'payload' {
  interface RequestContext {
    /** Values that the import of this request has overwritten; the audit log records each. */
    overwrittenByImport?: OverwrittenValue[];
  }
}

/** The query of every import: a dry run by default, and the digest of the confirmed report. */
export const importParameters = z.object({
  dryRun: z.enum(['true', 'false']).default('true'),
  confirmedDigest: z.string().max(64).optional(),
});

/** `repeated`: there was nothing to store. `unconfirmed`: another report than the confirmed one. */
const STATUSES = { checked: 200, stored: 201, repeated: 200, invalid: 422, unconfirmed: 409 } as const;

export type ImportedFile = { text: string; type: string };

/** The result of an import; only `stored` has written anything. */
export type ImportResult = { kind: keyof typeof STATUSES; report: ImportReport };

export const importResponse = ({ kind, report }: ImportResult) => jsonResponse(report, STATUSES[kind]);

type Import<Query extends typeof importParameters> = {
  path: string;
  canImport: (req: PayloadRequest) => boolean;
  /** Others get 403. */
  forbidden: string;
  /** Content types of the body; the first unless another one is sent. */
  types: readonly [string, ...string[]];
  parameters: Query;
  /** Validates the file; stores it unless `dryRun`. A `Response` replaces the report. */
  run: (req: PayloadRequest, file: ImportedFile, query: z.infer<Query>) => Promise<ImportResult | Response>;
};

/**
 * `POST {path}?dryRun=&confirmedDigest=`: does a dry run of a file, or imports it. Responds with an `ImportReport`: 201
 * once it is stored, 422 with errors, 409 with warnings that `confirmedDigest` does not confirm.
 */
export function importEndpoint<Query extends typeof importParameters>({
  path,
  canImport,
  forbidden,
  types,
  parameters,
  run,
}: Import<Query>): Omit<Endpoint, 'root'> {
  return {
    path,
    method: 'post',
    handler: withErrorHandling(async (req) => {
      // Cross-site requests count as signed out (CSRF protection).
      if (!canImport(req)) return errorResponse(403, forbidden);
      const query = parametersOf(req, parameters);
      if (query instanceof Response) return query;
      const sent = req.headers.get('content-type');
      const type = types.find((candidate) => sent?.startsWith(candidate)) ?? types[0];
      const text = await readTextBody(req, type, IMPORT_LIMIT_BYTES);
      const result = await run(req, { text, type }, query);
      return result instanceof Response ? result : importResponse(result);
    }),
  };
}
