import type { IncomingMessage } from 'node:http';

type MessageProblem = { statusCode: 400 | 417 | 501; message: string };

/**
 * Validates message framing (request smuggling): Node's parser accepts some messages that a proxy in front of it may read
 * differently.
 *
 * @returns the error response, or undefined for a valid message.
 */
export function validateRequestMessage({
  headers,
  httpVersion,
}: Pick<IncomingMessage, 'headers' | 'httpVersion'>): MessageProblem | undefined {
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion !== '1.1'))
    return { statusCode: 501, message: 'Unsupported Transfer-Encoding: use chunked.' };
  if (httpVersion !== '1.1') return undefined;
  if (headers.host === undefined) return { statusCode: 400, message: 'The header Host is missing.' };
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
    return { statusCode: 417, message: 'Unsupported Expect header: use 100-continue.' };
  return undefined;
}
