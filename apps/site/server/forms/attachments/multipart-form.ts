import { ATTACHMENT_LIMITS, FORM_BODY_LIMIT_BYTES } from '@beranda/contract';
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Above the limit of a form, so that each superfluous file can be named in an error. */
const MAX_FILE_PARTS = 20;
const MAX_FIELDS = 200;
const MAX_NAME_BYTES = 100;

/** The fields of a form with more of them, or longer ones, than a form has. */
class FieldsTooLargeError extends Error {
  readonly statusCode = 413;
}

/** A body that is no multipart form, or ends too early. */
class BrokenFormError extends Error {
  readonly statusCode = 400;
}

type Fields = Record<string, string | string[]>;

/** A multipart body, read up to its next file. */
type Reading = {
  parts: AsyncIterator<Multipart>;
  file: MultipartFile | undefined;
  fields: Fields;
  bytes: number;
};

const readings = new WeakMap<FastifyRequest, Reading>();

/** Accepts multipart forms in these routes. Their files are streams; nothing is stored by the site. */
export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    // One byte more, so that the stream itself shows that a file is too large.
    limits: {
      fileSize: ATTACHMENT_LIMITS.bytes + 1,
      files: MAX_FILE_PARTS,
      fields: MAX_FIELDS,
      fieldSize: FORM_BODY_LIMIT_BYTES,
      fieldNameSize: MAX_NAME_BYTES,
    },
    throwFileSizeLimit: false,
  });
}

function addField(reading: Reading, { fieldname: name, value }: { fieldname: string; value: unknown }): void {
  const text = String(value);
  reading.bytes += name.length + Buffer.byteLength(text);
  if (reading.bytes > FORM_BODY_LIMIT_BYTES) throw new FieldsTooLargeError('The form is too large.');
  const earlier = reading.fields[name];
  reading.fields[name] = earlier === undefined ? text : [earlier, text].flat();
}

async function nextPart({ parts }: Reading) {
  try {
    return await parts.next();
  } catch (error) {
    // The parser's own errors have no status.
    throw error instanceof Error && 'statusCode' in error
      ? error
      : new BrokenFormError('The form cannot be read.', { cause: error });
  }
}

/** Reads fields up to the next file. */
async function readToFile(reading: Reading): Promise<void> {
  reading.file = undefined;
  for (let next = await nextPart(reading); !next.done; next = await nextPart(reading)) {
    if (next.value.type === 'file') {
      reading.file = next.value;
      return;
    }
    addField(reading, next.value);
  }
}

/**
 * Reads the fields before the first file of a multipart form into the body, among them the CSRF token: no file is
 * received before the request is accepted.
 */
export async function readLeadingFields(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  const parts = request.parts()[Symbol.asyncIterator]();
  const reading: Reading = { parts, file: undefined, fields: Object.create(null), bytes: 0 };
  readings.set(request, reading);
  request.body = reading.fields;
  await readToFile(reading);
}

/**
 * The files of a multipart form, one after the other; what is not read of one is skipped. The fields between and behind
 * them are added to the body.
 */
export async function* filesOf(request: FastifyRequest): AsyncGenerator<MultipartFile> {
  const reading = readings.get(request);
  while (reading?.file) {
    const { file } = reading.file;
    // A browser sends a part without name where no file was chosen.
    if (reading.file.filename) yield reading.file;
    file.resume();
    await readToFile(reading);
  }
}

/**
 * Reads the fields behind the files of a form that was rejected before them, so that its page can be shown again as it was.
 *
 * @returns the names of the files, which are skipped.
 */
export async function skipFiles(request: FastifyRequest): Promise<string[]> {
  const names: string[] = [];
  try {
    for await (const { filename } of filesOf(request)) names.push(filename);
  } catch {
    // The rest is broken or too large; the form was rejected anyway.
  }
  return names;
}

/** Discards the rest of a multipart form that was answered early: browsers read no answer before they have sent it all. */
export async function discardRest(request: FastifyRequest): Promise<void> {
  if (!readings.has(request) || request.raw.complete) return;
  request.raw.unpipe();
  request.raw.resume();
}
