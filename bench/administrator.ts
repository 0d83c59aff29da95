import { makePassword, type Stack } from './stack.ts';

const ADMINISTRATOR = { email: 'bench@bank.example', name: 'Bench' };

export type Administrator = {
  /** Calls the back office's REST API; the path is one such as `/api/news`. */
  call(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<unknown>;
};

/** Registers the first administrator of the empty user table and signs in, as a person would in a browser. */
export async function registerAdministrator({ cmsUrl }: Pick<Stack, 'cmsUrl'>): Promise<Administrator> {
  const { email } = ADMINISTRATOR;
  const password = makePassword();
  await send(cmsUrl, {}, 'POST', '/api/users/first-register', { ...ADMINISTRATOR, password });
  const signedIn = await send(cmsUrl, {}, 'POST', '/api/users/login', { email, password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return {
    call: async (method, path, body) => (await send(cmsUrl, { cookie }, method, path, body)).json(),
  };
}

async function send(
  cmsUrl: string,
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const answer = await fetch(new URL(path, cmsUrl), {
    method,
    // A session counts only for requests that come from the back office's own pages.
    headers: { ...headers, origin: cmsUrl, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
