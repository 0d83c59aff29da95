import { DEFAULT_LOCALE } from '@beranda/contract';
import { APIError, type Endpoint, type PayloadRequest, type SanitizedConfig } from 'payload';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { routeId } from './route-id.ts';

/** Error codes of both database drivers and the file system for invalid values. */
const UNUSABLE_CODE = /^(22[0-9A-Z]{3}|SQLITE_MISMATCH|ERR_INVALID_ARG_VALUE|ENAMETOOLONG)$/;
const UNUSABLE_MESSAGE =
  /^(Only finite numbers|undefined cannot be passed as argument|adapter\.operators\[queryOperator\] is not a function)/;

const BODY_METHODS = new Set(['POST', 'PATCH', 'PUT']);

const badBody = bilingual(
  'Isi permintaan tidak dapat dibaca. Kirim objek JSON, atau formulir multipart yang utuh.',
  'The body of the request cannot be read. Send a JSON object, or a complete multipart form.',
);
const badValue = bilingual(
  'Permintaan memuat nilai yang tidak dapat dipakai, misalnya dalam saringan, nomor halaman, atau teks.',
  'The request has a value that cannot be used, for example in a filter, a page number or a text.',
);
const nothingThere = bilingual('Tidak ada apa pun di alamat ini.', 'There is nothing at this address.');

type Cause = { code?: unknown; message?: unknown; cause?: unknown };

const isCause = (value: unknown): value is Cause => typeof value === 'object' && value !== null;

function isUnusableValue(error: unknown): boolean {
  for (let at = error; isCause(at); at = at.cause) {
    if (UNUSABLE_CODE.test(String(at.code)) || UNUSABLE_MESSAGE.test(String(at.message))) return true;
  }
  return false;
}

/** Whether a file does not exist in the media collection. Payload would respond with 500. */
async function isUnknownFile({ payload, routeParams }: PayloadRequest): Promise<boolean> {
  const { collection: slug, filename } = routeParams ?? {};
  const collection = payload.config.collections.find((candidate) => candidate.slug === slug);
  if (!collection || typeof filename !== 'string' || filename.includes('\0')) return true;
  const sizes = collection.upload.imageSizes ?? [];
  const { totalDocs } = await payload.count({
    collection: collection.slug,
    overrideAccess: true,
    where: {
      or: ['filename', ...sizes.map(({ name }) => `sizes.${name}.filename`)].map((path) => ({
        [path]: { equals: filename },
      })),
    },
  });
  return totalDocs === 0;
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The client error behind a failure; otherwise null. */
function requestErrorOf(error: unknown, req: PayloadRequest): { status: number; message: Bilingual } | null {
  const { status } = error as { status?: unknown };
  if (typeof status === 'number' && status < 500) return null;
  if (isUnusableValue(error)) {
    const { id, filename } = req.routeParams ?? {};
    const isBadAddress = filename !== undefined || (id !== undefined && routeId(req) === null);
    return isBadAddress ? { status: 404, message: nothingThere } : { status: 400, message: badValue };
  }
  // Payload sets `data` after parsing a body, and assumes that it is an object.
  const canHaveBody = BODY_METHODS.has(req.method ?? '') && req.headers.get('content-length') !== '0';
  const hasBadBody = canHaveBody && !isObject(req.data);
  return hasBadBody ? { status: 400, message: badBody } : null;
}

function guarded(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => {
      // Payload fails at filters of localized fields without a language.
      if (req.method === 'GET') req.locale ??= DEFAULT_LOCALE;
      try {
        const response = await endpoint.handler(req);
        const isMissing =
          response.status === 500 && endpoint.path === '/file/:filename' && (await isUnknownFile(req));
        return isMissing
          ? Response.json({ errors: [{ message: inLanguageOf(req, nothingThere) }] }, { status: 404 })
          : response;
      } catch (error) {
        const requestError = requestErrorOf(error, req);
        if (!requestError) throw error;
        throw Object.assign(
          new APIError(inLanguageOf(req, requestError.message), requestError.status, undefined, true),
          {
            cause: error,
          },
        );
      }
    },
  };
}

/**
 * Maps invalid requests to 4xx. Payload passes bodies, ids and filters on unchecked and responds with 500 when its code
 * or the database fails.
 */
export function guardEndpoints({ collections, globals }: SanitizedConfig): void {
  for (const entity of [...collections, ...globals]) {
    if (!entity.endpoints) continue;
    // Copy: the collections share Payload's endpoint objects.
    entity.endpoints = entity.endpoints.map(guarded);
  }
}
