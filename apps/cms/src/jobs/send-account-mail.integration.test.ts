import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PASSWORD_HEADER } from '#cms/confirmation/confirmation-header.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createUser, signIn, TEST_PASSWORD } from '../../testing/records.ts';
import { startCms } from '../../testing/start-cms.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../../testing/back-office-process.ts');
const server = await startMailServer();
let dataDir: string;
const ids: Record<string, number | string> = {};

type BackOffice = { child: ChildProcess; url: string };

async function startBackOffice(): Promise<BackOffice> {
  const options = JSON.stringify({ dataDir, smtpUrl: server.url });
  const child = spawn(process.execPath, [PROGRAM, options], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, url: line.replace('ready ', '') };
}

async function kill({ child }: BackOffice): Promise<void> {
  const hasExited = once(child, 'exit');
  child.kill('SIGKILL');
  await hasExited;
}

/** Makes a change of each kind that causes a mail. */
async function causeMails({ url }: BackOffice): Promise<void> {
  const admin = await signIn({ url }, 'admin');
  const newPassword = await signIn({ url }, 'new-password');
  const send = async (method: string, address: string, body: object, headers = admin) => {
    const response = await fetch(`${url}/api/users${address}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return response.status;
  };
  const person = { name: 'Invited', email: 'invited@bank.example', roles: ['editor'], language: 'id' };
  const own = { ...newPassword, [PASSWORD_HEADER]: encodeURIComponent(TEST_PASSWORD) };
  expect(await send('POST', '/forgot-password', { email: 'forgot-password@bank.example' })).toBe(200);
  expect(await send('POST', '/forgot-password', { email: 'no-account@bank.example' })).toBe(200);
  expect(await send('POST', '/invitations', person)).toBe(201);
  expect(await send('POST', `/${ids['lost-factor']}/second-factor/reset`, {})).toBe(200);
  expect(await send('PATCH', `/${ids['new-email']}`, { email: 'other-address@bank.example' })).toBe(200);
  expect(await send('PATCH', `/${ids['new-password']}`, { password: `${TEST_PASSWORD} baru` }, own)).toBe(
    200,
  );
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'beranda-account-mail-'));
  const cms = await startCms({ dataDir });
  for (const name of ['admin', 'forgot-password', 'lost-factor', 'new-email', 'new-password']) {
    const { id } = await createUser(cms, name, [name === 'admin' ? 'administrator' : 'editor']);
    ids[name] = id;
  }
  await cms.stop();
});
afterAll(async () => {
  server.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('mails about accounts survive a kill between the answer and the mail server, and are sent once', async () => {
  server.isRejecting = true;
  const backOffice = await startBackOffice();
  await causeMails(backOffice).finally(() => kill(backOffice));
  expect(server.mails).toEqual([]);
  server.isRejecting = false;
  const restarted = await startBackOffice();
  try {
    const recipients = () => server.mails.map(({ to }) => to.join()).sort();
    const expected = ['forgot-password', 'invited', 'lost-factor', 'new-email', 'new-password'].map(
      (name) => `${name}@bank.example`,
    );
    // Those that were tried before the kill wait for half a minute.
    await vi.waitFor(() => expect(recipients()).toEqual(expected), { timeout: 50_000, interval: 100 });
  } finally {
    await kill(restarted);
  }
});
