import { clock } from './cached-clock.ts';

/** A whole response as it goes over the wire, with the date of `second` in it, and where its body begins. */
export type PreparedResponse = { bytes: Buffer; datePosition: number; bodyPosition: number; second: number };

const DATE_NAME = 'date: ';
const DATE_PLACE = 'Thu, 01 Jan 1970 00:00:00 GMT';

/**
 * Writes status line, headers and body as they go over the wire.
 *
 * @param headers names and values in turn; the date is added when the response is sent.
 */
export function prepareResponse(
  status: '200 OK' | '304 Not Modified',
  headers: readonly string[],
  body: Buffer,
): PreparedResponse {
  const statusLine = `HTTP/1.1 ${status}\r\n`;
  let head = `${statusLine}${DATE_NAME}${DATE_PLACE}\r\n`;
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
  head += '\r\n';
  // Of exactly this size: what is cut from a larger buffer keeps all of it alive.
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

/** The bytes of a response with the date of this second; a new copy each second, because earlier ones may still be on their way. */
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

/** The body alone, not copied: to be sent, not to be kept. */
export function bodyOf({ bytes, bodyPosition }: PreparedResponse): Buffer {
  return bytes.subarray(bodyPosition);
}
