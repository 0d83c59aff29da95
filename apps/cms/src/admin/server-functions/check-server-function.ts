import { createLocalReq, executeAuthStrategies, type Payload } from 'payload';
import * as z from 'zod';
import { isOfOtherUser } from '#cms/saves/reject-other-user.ts';
import { SERVER_FUNCTION_RULES, type ServerFunctionArgs } from './server-function-rules.ts';

const call = z.object({ name: z.string(), args: z.record(z.string(), z.unknown()).default({}) });

/** Not signed in (any more), not allowed, or no such function. */
export type RejectionStatus = 401 | 403 | 404;

export type CheckedCall =
  | { kind: 'allowed'; call: { name: string; args: ServerFunctionArgs } }
  | { kind: 'rejected'; status: RejectionStatus };

/**
 * Authorizes a call of an admin panel server function before Payload runs it: the name must be known, and its
 * rule must allow the user.
 *
 * @param incoming untrusted: any value that React can decode.
 * @returns the call reduced to name and arguments; Payload would also accept functions in it.
 */
export async function checkServerFunction(
  incoming: unknown,
  payload: Payload,
  headers: Headers,
): Promise<CheckedCall> {
  const parsed = call.safeParse(incoming);
  const rule = parsed.success ? SERVER_FUNCTION_RULES.get(parsed.data.name) : undefined;
  if (!parsed.success || !rule) return { kind: 'rejected', status: 404 };
  const { user } = await executeAuthStrategies({ headers, payload });
  if (isOfOtherUser({ headers, user })) return { kind: 'rejected', status: 401 };
  const req = await createLocalReq({ req: { headers }, ...(user ? { user } : {}) }, payload);
  if (await rule(parsed.data.args, req)) return { kind: 'allowed', call: parsed.data };
  return { kind: 'rejected', status: user ? 403 : 401 };
}
