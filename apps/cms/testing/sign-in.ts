import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { TEST_PASSWORD } from './records.ts';
import type { RunningCms } from './start-cms.ts';

/** A browser: keeps its session cookie, and sends the origin as browsers do. */
export function browserOf({ url }: Pick<RunningCms, 'url'>, userAgent = '') {
  let cookie = '';
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        origin: url,
        'user-agent': userAgent,
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const received = response.headers.get('set-cookie')?.split(';')[0];
    if (received) cookie = received.endsWith('=') ? '' : received;
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as Record<string, unknown> };
  };
  return {
    get: (path: string) => send('GET', path),
    post: (path: string, body: unknown = {}) => send('POST', path, body),
    patch: (path: string, body: unknown) => send('PATCH', path, body),
    delete: (path: string) => send('DELETE', path),
    signIn: (name: string) =>
      send('POST', '/users/login', { email: `${name}@bank.example`, password: TEST_PASSWORD }),
    /** The name of the account, null without one. */
    async who() {
      const { body } = await send('GET', '/users/me');
      return (body as { user: { name: string } | null }).user?.name ?? null;
    },
    cookie: () => cookie,
    /** A second browser with the same session. */
    takeCookie(other: string) {
      cookie = other;
    },
  };
}

export type Browser = ReturnType<typeof browserOf>;

const STEP_MS = 30_000;
/** Longer than a request takes on a busy machine. */
const ENOUGH_MS = 5_000;

/** The code that an authenticator app shows, `steps` of 30 seconds from now. */
export function totpCodeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * STEP_MS,
  });
}

/** Waits for the next step if the current one is about to end: a code of another step would change its meaning on its way. */
export async function waitUntilStableTotpStep(): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < ENOUGH_MS) await sleep(left);
}

/** Sets up a second factor with the code of the previous step, so that the current one can be used next. */
export async function enrol(browser: Browser): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body } = await browser.post('/users/second-factor/enrolment');
  const secret = String(body.secret);
  await waitUntilStableTotpStep();
  const confirmed = await browser.post('/users/second-factor/enrolment/confirm', {
    code: totpCodeOf(secret, -1),
  });
  return { secret, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}
