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
