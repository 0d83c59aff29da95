/** A response head without its date, and the body: everything of a response that does not change while it is stored. */
export type PreparedResponse = { head: Buffer; body: Buffer; stamped: Buffer; second: number };

const DATE_PLACE = 'date: Thu, 01 Jan 1970 00:00:00 GMT\r\n';

/** The current second, and how HTTP writes it. One clock for all responses. */
const clock = { second: 0, text: '' };

function tick(): void {
  const second = Math.floor(Date.now() / 1_000);
  if (second === clock.second) return;
  clock.second = second;
  clock.text = new Date(second * 1_000).toUTCString();
}

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
  let head = `HTTP/1.1 ${status}\r\n${DATE_PLACE}`;
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
  return { head: Buffer.from(`${head}\r\n`, 'latin1'), body, stamped: Buffer.alloc(0), second: -1 };
}

/** The bytes of a response with the date of this second; made anew each second, because earlier ones may still be on their way. */
export function bytesOf(response: PreparedResponse): Buffer {
  tick();
  if (response.second !== clock.second) {
    response.stamped = Buffer.concat([response.head, response.body]);
    response.stamped.write(clock.text, response.head.indexOf('date: ') + 6, 'latin1');
    response.second = clock.second;
  }
  return response.stamped;
}
