import { clock } from './coarse-clock.ts';

/** A whole response as it goes over the wire, with the date of `second` in it. */
export type PreparedResponse = { bytes: Buffer; datePosition: number; second: number };

const DATE_NAME = 'date: ';
const DATE_PLACE = 'Thu, 01 Jan 1970 00:00:00 GMT';

/**
 * Writes status line, headers and body as they go over the wire.
 *
 * @param headers names and values in turn; the date is added when the response is sent.
 */
export function prepareResponse(
  status: '200 OK' | '304 Not Modified',
  headers: string[],
  body: Buffer,
): PreparedResponse {
  const statusLine = `HTTP/1.1 ${status}\r\n`;
  let head = `${statusLine}${DATE_NAME}${DATE_PLACE}\r\n`;
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
  const bytes = Buffer.concat([Buffer.from(`${head}\r\n`, 'latin1'), body]);
  return { bytes, datePosition: statusLine.length + DATE_NAME.length, second: 0 };
}

/** The bytes of a response with the date of this second; a new copy each second, because earlier ones may still be on their way. */
export function bytesOf(response: PreparedResponse): Buffer {
  if (response.second !== clock.seconds) {
    response.bytes = Buffer.from(response.bytes);
    response.bytes.write(clock.httpDate, response.datePosition, 'latin1');
    response.second = clock.seconds;
  }
  return response.bytes;
}
