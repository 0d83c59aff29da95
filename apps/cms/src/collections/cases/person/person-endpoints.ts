import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { canErasePersons, canExportPersons } from '#cms/access/rules.ts';
import { fileOfAttachment } from '#cms/collections/attachments/attachment-files.ts';
import { inTransaction } from '#cms/database/sql.ts';
import type { Env } from '#cms/env.ts';
import { withErrorHandling } from '#cms/http/guarded.ts';
import { errorResponse, jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { type ZipEntry, zipStream } from '#cms/http/zip-stream.ts';
import { recordEvent } from '../history/record-event.ts';
import { eraseOnRequest } from './erase-on-request.ts';
import type { ExportedFile } from './export-data.ts';
import { exportHtml } from './export-html.ts';
import { exportTexts } from './export-texts.ts';
import { listCasesOf } from './list-cases.ts';
import { person } from './person.ts';
import { erasureRequest, exportRequest, readPersonRequest } from './person-request.ts';
import { readExport } from './read-export.ts';

type Settings = Pick<Env, 'dataDir' | 'encryptionKeys'>;

/** Lists the cases of a person, each with whether it may be erased. The person is in the body, since URLs are logged. */
async function find(req: PayloadRequest): Promise<Response> {
  const read = await readPersonRequest(req, canExportPersons, z.object({ person }));
  if ('rejection' in read) return read.rejection;
  return jsonResponse({ cases: await listCasesOf(req, read.data.person) });
}

async function* entriesOf(
  json: string,
  html: string,
  files: readonly ExportedFile[],
  dataDir: string,
): AsyncGenerator<ZipEntry> {
  yield { name: 'data.html', content: [Buffer.from(html)] };
  yield { name: 'data.json', content: [Buffer.from(json)] };
  for (const { path, key } of files)
    yield { name: path, content: createReadStream(fileOfAttachment(dataDir, key)) };
}

async function exportPerson(req: PayloadRequest, { dataDir, encryptionKeys }: Settings): Promise<Response> {
  const read = await readPersonRequest(req, canExportPersons, exportRequest);
  if ('rejection' in read) return read.rejection;
  const { person: of, cases, locale } = read.data;
  const found = await listCasesOf(req, of, cases);
  if (found.length !== new Set(cases).size) return errorResponse(404, NOT_FOUND);
  const { data, files } = await readExport(req, found, { dataDir, encryptionKeys, locale });
  // Recorded before anything leaves the server, so that no export is without a trace.
  await inTransaction(req, async () => {
    for (const { id } of found) await recordEvent(req, { case: id, kind: 'exported' });
  });
  const json = JSON.stringify(data, null, 2);
  const pieces = zipStream(entriesOf(json, exportHtml(data, locale), files, dataDir));
  return new Response(Readable.toWeb(Readable.from(pieces)) as ReadableStream, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${exportTexts[locale].fileName}.zip"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

async function erase(req: PayloadRequest, { dataDir }: Settings): Promise<Response> {
  const read = await readPersonRequest(req, canErasePersons, erasureRequest);
  if ('rejection' in read) return read.rejection;
  const { person: of, cases, request } = read.data;
  const found = await listCasesOf(req, of, cases);
  const basis = await req.payload.find({
    collection: 'cases',
    where: { and: [{ id: { equals: request } }, { form: { equals: 'data-request' } }] },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user: req.user,
  });
  if (found.length !== new Set(cases).size || basis.docs.length === 0) return errorResponse(404, NOT_FOUND);
  return jsonResponse(await eraseOnRequest(req, { cases: found, request, dataDir }));
}

/** The data of one person: find, export, erase. */
export function personEndpoints(env: Settings): Omit<Endpoint, 'root'>[] {
  const post = (path: string, handler: (req: PayloadRequest) => Promise<Response>) =>
    ({ path, method: 'post', handler: withErrorHandling(handler) }) as const;
  return [
    post('/person/find', find),
    post('/person/export', (req) => exportPerson(req, env)),
    post('/person/erase', (req) => erase(req, env)),
  ];
}
