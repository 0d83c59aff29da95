import { mailFiles, type ReadMails, readInvitation } from './read-invitation.ts';
import { makePassword, type Stack } from './stack.ts';

const ADMINISTRATOR = { email: 'bench@bank.example', name: 'Bench' };

const CONFIRMATION = 'x-confirmation';

type Credentials = { email: string; password: string };

/** Somebody who is signed in to the back office. */
export type Member = {
  credentials: Credentials;
  /** Cookie of the session, as a browser sends it. */
  cookie: string;
  /** Calls the REST API of the back office; `path` is such as `/api/news`. */
  call(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<unknown>;
  /** The response to a request; one that failed throws. Its body is for the caller to read. */
  request(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<Response>;
  download(path: string): Promise<Buffer>;
  /** Adds an account by invitation, and sets its password as the invited person does. @returns its id. */
  addAccount(account: Account): Promise<number>;
};

export type Account = { name: string; email: string; password: string; roles: readonly string[] };
export type Administrator = Member;

/** A back office and where its mails are; by default they are files. */
type BackOffice = Pick<Stack, 'cmsUrl' | 'dataDirectory'> & { readMails?: ReadMails };

/** Registers the first administrator and signs in. */
export async function registerAdministrator(stack: BackOffice): Promise<Administrator> {
  const { email } = ADMINISTRATOR;
  const password = makePassword();
  await send(stack.cmsUrl, {}, 'POST', '/api/users/first-register', { ...ADMINISTRATOR, password });
  return signIn(stack, { email, password });
}

/** Signs in to an account of the back office. */
export async function signIn(
  { cmsUrl, dataDirectory, readMails = mailFiles(dataDirectory) }: BackOffice,
  credentials: Credentials,
): Promise<Member> {
  const signedIn = await send(cmsUrl, {}, 'POST', '/api/users/login', credentials);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const request: Member['request'] = (method, path, body) => send(cmsUrl, { cookie }, method, path, body);
  const call: Member['call'] = async (method, path, body) => (await request(method, path, body)).json();
  return {
    credentials,
    cookie,
    call,
    request,
    addAccount: async ({ password, ...person }) => {
      const invited = { ...person, language: 'id' };
      const { id } = (await call('POST', '/api/users/invitations', invited)) as { id: number };
      const token = await readInvitation(readMails, person.email);
      await send(cmsUrl, {}, 'POST', '/api/users/reset-password', { token, password });
      return id;
    },
    download: async (path) => Buffer.from(await (await request('GET', path)).arrayBuffer()),
  };
}

type ConflictBody = { errors?: { data?: { confirmation?: { digest: string } } }[] };

const digestIn = async (response: Response) =>
  ((await response.clone().json()) as ConflictBody).errors?.[0]?.data?.confirmation?.digest;

async function send(
  cmsUrl: string,
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const response = await fetch(new URL(path, cmsUrl), {
    method,
    // CSRF: the back office accepts a session only with its own origin.
    headers: { ...headers, origin: cmsUrl, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  // Confirms the consequences that the back office lists, with the digest of its 409.
  const digest = response.status === 409 && !(CONFIRMATION in headers) ? await digestIn(response) : undefined;
  if (digest) return send(cmsUrl, { ...headers, [CONFIRMATION]: digest }, method, path, body);
  if (!response.ok)
    throw new Error(`${method} ${path} responded with ${response.status}: ${await response.text()}`);
  return response;
}
