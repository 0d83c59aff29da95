import * as z from 'zod';

/** Posts a body as JSON to an endpoint of the back office; null if there was no response, as without a network. */
export const sendJson = (
  address: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response | null> =>
  fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);

/** The body of a response; null if there is none, or it is not JSON, as from a proxy. */
export const readJson = async (response: Response | null): Promise<unknown> =>
  response ? response.json().catch(() => null) : null;

const errorSchema = z.object({ message: z.string() });

/** The message of an `ErrorBody`; null without one. */
export const readErrorMessage = async (response: Response): Promise<string | null> =>
  errorSchema.safeParse(await readJson(response)).data?.message ?? null;
