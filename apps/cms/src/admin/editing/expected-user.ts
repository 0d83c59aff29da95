import * as z from 'zod';
import { OPENED_BY_HEADER, OTHER_USER } from '#cms/saves/opened-by.ts';
import { errorOf } from './save-response.ts';
import { withHeader } from './watched-request.ts';

const otherUserSchema = z.object({ code: z.literal(OTHER_USER) });

/** Whether the server rejects a request because somebody else is signed in now. */
export async function isOtherUserResponse(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const error = await errorOf(response);
  return otherUserSchema.safeParse(error?.data).success;
}

/** Requests that sign in or out may be sent for any signed-in user. */
const isOfSession = (path: string) => /\/(login|logout|second-factor\/code)$/.test(path);

/** Adds the id of the user who opened the page to a request that may change something. */
export function withOpenedBy(
  path: string,
  init: RequestInit | undefined,
  openedBy: string,
): RequestInit | undefined {
  const method = init?.method?.toUpperCase() ?? 'GET';
  if (method === 'GET' || method === 'HEAD' || isOfSession(path)) return init;
  return withHeader(init, OPENED_BY_HEADER, openedBy);
}
