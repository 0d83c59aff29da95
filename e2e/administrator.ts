import { randomBytes } from 'node:crypto';
import type { Stack } from './stack.ts';

/** Calls of the back office as its first administrator, for what a journey has to know but not to click. */
export type Administrator = {
  get(path: string): Promise<Record<string, unknown>>;
};

export const EMAIL = 'administrator@contoh.example';
export const PASSWORD = randomBytes(18).toString('base64url');

export async function registerAdministrator({ cmsUrl }: Stack): Promise<Administrator> {
  // A session counts only for requests that come from the back office's own pages.
  const headers = { origin: cmsUrl, 'content-type': 'application/json' };
  const post = (path: string, body: object) =>
    fetch(`${cmsUrl}/api/users/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await post('first-register', { name: 'Administrator', email: EMAIL, password: PASSWORD });
  const signedIn = await post('login', { email: EMAIL, password: PASSWORD });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return {
    async get(path) {
      const answer = await fetch(`${cmsUrl}/api${path}`, { headers: { ...headers, cookie } });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return (await answer.json()) as Record<string, unknown>;
    },
  };
}

/** How many contact messages with these notes are stored. */
export async function countMessages(administrator: Administrator, notes: string): Promise<number> {
  const query = new URLSearchParams({ 'where[notes][equals]': notes });
  const { totalDocs } = await administrator.get(`/contact-messages?${query}`);
  return Number(totalDocs);
}
