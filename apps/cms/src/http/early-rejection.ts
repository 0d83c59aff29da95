import type { IncomingHttpHeaders } from 'node:http';

/** Maximum body size in bytes: one document and its form. */
const BODY_LIMIT_BYTES = 22 * 1024 * 1024;
/** Attachments come from the site piece by piece, and are counted while they are read. */
const STREAMED = /^\/api\/submissions\/[\w-]+\/attachments$/;
const ADDRESS_LIMIT = 8_192;

/** Sent by Payload's pages when a filter is too long for the URL. */
const FORM = 'application/x-www-form-urlencoded';
const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override'];

type Incoming = { url?: string | undefined; headers: IncomingHttpHeaders };
type Rejection = { statusCode: 400 | 411 | 413 | 414 | 415; message: string };

/**
 * Why a request is rejected before the application, or null. Prevents server errors and excessive memory use.
 */
export function earlyRejection({ url = '/', headers }: Incoming): Rejection | null {
  if (url.length > ADDRESS_LIMIT) return { statusCode: 414, message: 'The address is too long' };
  const [path = ''] = url.split('?');
  try {
    if (decodeURIComponent(path).includes('\0')) throw new URIError('NUL');
  } catch {
    return { statusCode: 400, message: 'The address is malformed' };
  }
  // Requires Content-Length, which enforces the limit below; browsers and the public site send it.
  if (
    headers['transfer-encoding'] !== undefined &&
    headers['content-length'] === undefined &&
    !STREAMED.test(path)
  ) {
    return { statusCode: 411, message: 'A request with a body must have a Content-Length header' };
  }
  if (Number(headers['content-length']) > BODY_LIMIT_BYTES) {
    return { statusCode: 413, message: 'The body is too large' };
  }
  // Payload parses this body outside its error handling.
  if (OVERRIDES.some((name) => headers[name] !== undefined) && headers['content-type'] !== FORM) {
    return {
      statusCode: 415,
      message: `A request that overrides its method must have the Content-Type ${FORM}`,
    };
  }
  return null;
}
