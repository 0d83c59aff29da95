import { makePassword, type Stack } from './stack.ts';

const ADMINISTRATOR = { email: 'bench@bank.example', name: 'Bench' };

export type Administrator = {
  /** Calls the back office's REST API; a relative path such as `/api/news`. */
  call(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<unknown>;
};

/** Registers the first administrator of the empty user table, as a person would in the browser. */
export async function registerAdministrator({ cmsUrl }: Stack): Promise<Administrator> {
  const password = makePassword();
  const registered = await call(cmsUrl, {}, 'POST', '/api/users/first-register', {
    ...ADMINISTRATOR,
    password,
    'confirm-password': password,
  });
  const { token } = registered as { token: string };
  return { call: (...args) => call(cmsUrl, { authorization: `JWT ${token}` }, ...args) };
}

async function call(
  cmsUrl: string,
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const answer = await fetch(new URL(path, cmsUrl), {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
