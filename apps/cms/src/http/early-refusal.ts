import type { IncomingHttpHeaders } from 'node:http';

/** The largest body that anyone may send: one document and the form around it, in bytes. */
const BODY_LIMIT_BYTES = 22 * 1024 * 1024;
const ADDRESS_LIMIT = 8_192;

/** What Payload's own pages send where a filter is too long for an address. */
const FORM = 'application/x-www-form-urlencoded';
const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override'];

type Incoming = { url?: string | undefined; headers: IncomingHttpHeaders };
type Refusal = { statusCode: 400 | 411 | 413 | 414 | 415; message: string };

/** Why a request must not even reach the application, or null: what it would answer with 500 or keep in memory. */
export function earlyRefusal({ url = '/', headers }: Incoming): Refusal | null {
  if (url.length > ADDRESS_LIMIT) return { statusCode: 414, message: 'The address is too long' };
  const [path = ''] = url.split('?');
  try {
    if (decodeURIComponent(path).includes('\0')) throw new URIError('NUL');
  } catch {
    return { statusCode: 400, message: 'The address is malformed' };
  }
  // Browsers and the public site say how much they send; without that the limit below would not hold.
  if (headers['transfer-encoding'] !== undefined && headers['content-length'] === undefined) {
    return { statusCode: 411, message: 'The body needs a length' };
  }
  if (Number(headers['content-length']) > BODY_LIMIT_BYTES) {
    return { statusCode: 413, message: 'The body is too large' };
  }
  // Payload reads the body of such a request outside of what turns its errors into answers.
  if (OVERRIDES.some((name) => headers[name] !== undefined) && headers['content-type'] !== FORM) {
    return { statusCode: 415, message: `A method is overridden with ${FORM} alone` };
  }
  return null;
}
