import { clock } from './cached-clock.ts';

/** A whole response as bytes on the wire. Its Date header was last written at `second`. */
export type PreparedResponse = { bytes: Buffer; datePosition: number; bodyPosition: number; second: number };

const DATE_NAME = 'date: ';
const DATE_PLACEHOLDER = 'Thu, 01 Jan 1970 00:00:00 GMT';

/**
 * Serialises status line, headers and body into one buffer.
 *
 * @param headers names and values alternating; the date is written when the response is sent.
 */
export function prepareResponse(
  status: '200 OK' | '304 Not Modified',
  headers: readonly string[],
  body: Buffer,
): PreparedResponse {
  const statusLine = `HTTP/1.1 ${status}\r\n`;
  let head = `${statusLine}${DATE_NAME}${DATE_PLACEHOLDER}\r\n`;
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
  head += '\r\n';
  // Not from the pool: a slice would keep the whole pool buffer in memory.
  const bytes = Buffer.allocUnsafeSlow(head.length + body.length);
  bytes.write(head, 'latin1');
  body.copy(bytes, head.length);
  return {
    bytes,
    datePosition: statusLine.length + DATE_NAME.length,
    bodyPosition: head.length,
    second: 0,
  };
}

/** The bytes with the current Date. Copied once a second, because the earlier buffer may still be in a write. */
export function bytesOf(response: PreparedResponse): Buffer {
  if (response.second !== clock.seconds) {
    const bytes = Buffer.allocUnsafeSlow(response.bytes.length);
    response.bytes.copy(bytes);
    bytes.write(clock.httpDate, response.datePosition, 'latin1');
    response.bytes = bytes;
    response.second = clock.seconds;
  }
  return response.bytes;
}

/** The body as a view of the buffer: send it, do not store it. */
export function bodyOf({ bytes, bodyPosition }: PreparedResponse): Buffer {
  return bytes.subarray(bodyPosition);
}
