import type { IncomingMessage } from 'node:http';

export type MessageProblem = { statusCode: 400 | 417 | 501; message: string };

/**
 * Judges what a request's head says of the message itself. The parser is content with some of what another one in front
 * of it may read differently.
 *
 * @returns what is wrong with it, or undefined.
 */
export function problemOfMessage({
  headers,
  httpVersion,
}: Pick<IncomingMessage, 'headers' | 'httpVersion'>): MessageProblem | undefined {
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion !== '1.1'))
    return { statusCode: 501, message: 'Only the transfer encoding "chunked" is known here.' };
  if (httpVersion !== '1.1') return undefined;
  if (headers.host === undefined) return { statusCode: 400, message: 'The header Host is missing.' };
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
    return { statusCode: 417, message: 'Nothing but 100-continue can be expected here.' };
  return undefined;
}
