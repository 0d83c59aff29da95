/** The largest body that anyone may send: one picture and the form around it, in bytes. */
const BODY_LIMIT_BYTES = 12 * 1024 * 1024;
const ADDRESS_LIMIT = 8_192;

type Incoming = { url?: string | undefined; headers: { 'content-length'?: string | undefined } };
type Refusal = { statusCode: 400 | 413 | 414; message: string };

/** Why a request must not even reach the application, or null. The application would answer these with 500. */
export function earlyRefusal({ url = '/', headers }: Incoming): Refusal | null {
  if (url.length > ADDRESS_LIMIT) return { statusCode: 414, message: 'The address is too long' };
  const [path = ''] = url.split('?');
  try {
    if (decodeURIComponent(path).includes('\0')) throw new URIError('NUL');
  } catch {
    return { statusCode: 400, message: 'The address is malformed' };
  }
  if (Number(headers['content-length']) > BODY_LIMIT_BYTES) {
    return { statusCode: 413, message: 'The body is too large' };
  }
  return null;
}
