import { makePassword, type Stack } from './stack.ts';

const ADMINISTRATOR = { email: 'bench@bank.example', name: 'Bench' };

const CONFIRMATION = 'x-confirmation';

export type Administrator = {
  credentials: { email: string; password: string };
  /** Calls the REST API of the back office; `path` is such as `/api/news`. */
  call(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<unknown>;
  download(path: string): Promise<Buffer>;
  /** Adds an account by invitation, and sets its password, so that no mail has to be read. */
  addAccount(account: Account): Promise<void>;
};

export type Account = { name: string; email: string; password: string; roles: readonly string[] };

/** Registers the first administrator and signs in. */
export async function registerAdministrator({ cmsUrl }: Pick<Stack, 'cmsUrl'>): Promise<Administrator> {
  const { email } = ADMINISTRATOR;
  const password = makePassword();
  await send(cmsUrl, {}, 'POST', '/api/users/first-register', { ...ADMINISTRATOR, password });
  const signedIn = await send(cmsUrl, {}, 'POST', '/api/users/login', { email, password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const call: Administrator['call'] = async (method, path, body) =>
    (await send(cmsUrl, { cookie }, method, path, body)).json();
  return {
    credentials: { email, password },
    call,
    addAccount: async ({ password: chosen, ...person }) => {
      const invited = { ...person, language: 'id' };
      const { id } = (await call('POST', '/api/users/invitations', invited)) as { id: number };
      await call('PATCH', `/api/users/${id}`, { password: chosen });
    },
    download: async (path) => Buffer.from(await (await send(cmsUrl, { cookie }, 'GET', path)).arrayBuffer()),
  };
}

type ConflictBody = { errors?: { data?: { confirmation?: { digest: string } } }[] };

const digestIn = async (answer: Response) =>
  ((await answer.clone().json()) as ConflictBody).errors?.[0]?.data?.confirmation?.digest;

async function send(
  cmsUrl: string,
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const answer = await fetch(new URL(path, cmsUrl), {
    method,
    // CSRF: the back office accepts a session only with its own origin.
    headers: { ...headers, origin: cmsUrl, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  // Confirms the consequences that the back office lists, with the digest of its 409.
  const digest = answer.status === 409 && !(CONFIRMATION in headers) ? await digestIn(answer) : undefined;
  if (digest) return send(cmsUrl, { ...headers, [CONFIRMATION]: digest }, method, path, body);
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
