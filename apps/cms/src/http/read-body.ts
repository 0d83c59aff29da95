import type { z } from 'zod';

/** The body is too large, not of its schema, not JSON, or has the wrong content type. */
export class InvalidBodyError extends Error {
  readonly statusCode: 400 | 413 | 415;

  constructor(statusCode: 400 | 413 | 415, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

type Incoming = { headers: Headers; body?: ReadableStream<Uint8Array> | null };

/**
 * Reads text of at most `limit` bytes with this content type.
 *
 * @throws InvalidBodyError
 */
export async function readTextBody(request: Incoming, type: string, limit: number): Promise<string> {
  const contentType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (contentType !== type) throw new InvalidBodyError(415, `The body must be sent as ${type}`);
  return readLimitedText(request, limit);
}

/**
 * Reads text of at most `limit` bytes. An announced size is only an early rejection: the received bytes decide.
 *
 * @throws InvalidBodyError
 */
export async function readLimitedText(request: Incoming, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length')) > limit)
    throw new InvalidBodyError(413, 'The body is too large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new InvalidBodyError(413, 'The body is too large');
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new InvalidBodyError(400, 'The body is not UTF-8');
  }
}

/**
 * Reads a JSON body of at most `limit` bytes.
 *
 * @throws InvalidBodyError
 */
export async function readJsonBody(request: Incoming, limit: number): Promise<unknown> {
  const text = await readTextBody(request, 'application/json', limit);
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidBodyError(400, 'The body is not JSON');
  }
}

/**
 * Reads a JSON body of at most `limit` bytes.
 *
 * @param message of the error for a body that does not match the schema.
 * @throws InvalidBodyError
 */
export async function readValidBody<Schema extends z.ZodType>(
  request: Incoming,
  schema: Schema,
  { limit, message }: { limit: number; message: string },
): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(await readJsonBody(request, limit));
  if (!parsed.success) throw new InvalidBodyError(400, message);
  return parsed.data;
}
