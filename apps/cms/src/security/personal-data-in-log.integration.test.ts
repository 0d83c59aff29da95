import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FORM_NAMES, type FormName, SERVICE_KEY_HEADER } from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import {
  createFinder,
  listLeaks,
  type Marker,
  markersIn,
  sampleMarkers,
} from '@beranda/contract/testing/personal-data';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readRows, sql } from '#cms/database/sql.ts';
import { uploadAttachment } from '../../testing/attachments.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createUser, sampleCase, signIn, TEST_PASSWORD } from '../../testing/records.ts';
import { browserOf, enrol, totpCodeOf } from '../../testing/sign-in.ts';
import { postSubmission } from '../../testing/submissions.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../../testing/back-office-process.ts');

/** Tables that must hold nothing about the people who send forms. */
const IMPERSONAL = ['payload_jobs', 'payload_jobs_log', 'payload_kv', 'audit_log', 'case_statistics'];

const server = await startMailServer();
afterAll(() => server.close());

onEachDatabase('a back office in which everything fails', (cms) => {
  const typed: Marker[] = [
    { kind: 'password', value: TEST_PASSWORD },
    { kind: 'ticket', value: '7K2M-Q0ZD-94XA' },
    { kind: 'fileName', value: 'slip gaji lestari.pdf' },
    { kind: 'reply', value: 'Yth. Lestari, saldo Anda sudah kami kembalikan' },
  ];
  let backOffice: ChildProcess;
  let url: string;
  let output = '';
  let session: Record<string, string>;

  beforeAll(async () => {
    const { databaseUrl, dataDir } = cms().env;
    const options = { databaseUrl, dataDir, smtpUrl: server.url, logLevel: 'trace' };
    backOffice = spawn(process.execPath, [PROGRAM, JSON.stringify(options)], {
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    for (const stream of [backOffice.stdout, backOffice.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    await vi.waitFor(() => expect(output).toMatch(/^ready http/m), { timeout: 60_000 });
    url = /^ready (\S+)$/m.exec(output)?.[1] ?? '';
    await createUser(cms(), 'pertama', ['administrator']);
    session = await signIn({ ...cms(), url }, 'pertama');
    await cms().payload.updateGlobal({
      slug: 'service',
      data: { notify: [{ for: 'contact', addresses: ['petugas@bank.example'] }] },
    });
  });
  afterAll(() => {
    backOffice?.kill('SIGKILL');
  });

  const isSqlite = () => cms().payload.db.name === 'sqlite';
  const execute = (statement: ReturnType<typeof sql>) => readRows(cms().payload, statement);

  /** Makes each insertion into a table fail, as a constraint does, until it is undone. */
  async function rejectRowsOf(table: 'audit_log' | 'cases' | 'case_events'): Promise<() => Promise<void>> {
    const name = sql.identifier(`reject_${table}`);
    const on = sql.identifier(table);
    if (isSqlite()) {
      await execute(
        sql`CREATE TRIGGER ${name} BEFORE INSERT ON ${on} BEGIN SELECT RAISE(ABORT, 'rejected'); END`,
      );
      return async () => void (await execute(sql`DROP TRIGGER ${name}`));
    }
    await execute(sql`ALTER TABLE ${on} ADD CONSTRAINT ${name} CHECK (id < 0) NOT VALID`);
    return async () => void (await execute(sql`ALTER TABLE ${on} DROP CONSTRAINT ${name}`));
  }

  async function ownAnswers(form: FormName) {
    const answers = {
      ...(await sampleOf(form)),
      fullName: `Lestari Rahasia ${form}`,
      email: `lestari.${form}@contoh.example`,
    };
    typed.push(...markersIn(answers));
    return answers;
  }

  const submit = async (form: FormName) =>
    postSubmission({ ...cms(), url }, form, {
      answers: await ownAnswers(form),
      attachments: [],
      locale: 'id',
    });

  const post = (address: string, body: string, headers: Record<string, string | undefined> = {}) =>
    fetch(`${url}/api${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...session, ...headers } as Record<string, string>,
      body,
    });

  async function expectClean(): Promise<void> {
    const find = createFinder([...(await sampleMarkers()), ...typed]);
    expect(listLeaks(output, find)).toEqual([]);
    for (const table of IMPERSONAL) {
      const rows = await readRows(cms().payload, sql`SELECT * FROM ${sql.identifier(table)}`);
      expect(listLeaks(JSON.stringify(rows), find), table).toEqual([]);
    }
    expect(listLeaks(await (await fetch(`${url}/api/healthz`)).text(), find)).toEqual([]);
  }

  const jobErrors = async () =>
    (await readRows(cms().payload, sql`SELECT error FROM payload_jobs_log WHERE error IS NOT NULL`)).length;

  it('contains no personal data when a constraint rejects forms', async () => {
    const undo = await rejectRowsOf('cases');
    try {
      for (const form of FORM_NAMES) {
        const response = await submit(form);
        expect(response.status).toBe(500);
        expect(await response.text()).not.toContain('Lestari');
      }
    } finally {
      await undo();
    }
    expect(output).toContain('A request failed');
    await expectClean();
  });

  it('contains none when the mail server rejects addresses', async () => {
    server.isRejecting = true;
    expect((await submit('contact')).status).toBe(201);
    await vi.waitFor(async () => expect(await jobErrors()).toBe(2), { timeout: 20_000, interval: 200 });
    server.isRejecting = false;
    await expectClean();
  });

  it('contains none when the result of a mail cannot be recorded', async () => {
    const { payload } = cms();
    const caseDoc = await payload.create({ collection: 'cases', data: sampleCase('tercatat') });
    const before = await jobErrors();
    const undo = await rejectRowsOf('case_events');
    try {
      const body = { key: randomUUID(), locale: 'id', subject: 'Jawaban', body: typed.at(3)?.value };
      expect((await post(`/cases/${caseDoc.id}/replies`, JSON.stringify(body))).status).toBe(202);
      await vi.waitFor(async () => expect(await jobErrors()).toBe(before + 1), {
        timeout: 20_000,
        interval: 200,
      });
    } finally {
      await undo();
    }
    await expectClean();
  });

  it('contains none when files cannot be stored', async () => {
    const folder = path.join(cms().env.dataDir, 'attachments');
    // A file in place of the folder: like a full disk, also for a process that may write everywhere.
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, '');
    const name = 'slip gaji lestari.pdf';
    const response = await uploadAttachment({ ...cms(), url }, Buffer.from('%PDF-1.7\n%%EOF\n'), { name });
    await rm(folder);
    await mkdir(folder);
    expect(response.status).toBe(500);
    await expectClean();
  });

  it('contains no secret of staff, wrong or right', async () => {
    const browser = browserOf({ url });
    await browser.signIn('pertama');
    typed.push({ kind: 'session', value: browser.cookie().split('=')[1] ?? '' });
    const { secret, recoveryCodes } = await enrol(browser);
    expect(recoveryCodes.length).toBeGreaterThan(0);
    typed.push(...[secret, ...recoveryCodes].map((value) => ({ kind: 'secondFactor', value })));
    const [used = '', ...others] = recoveryCodes;
    for (const code of [totpCodeOf(secret), used, used, `${others[0]}x`]) {
      const again = browserOf({ url });
      await again.signIn('pertama');
      await again.post('/users/second-factor/code', { code });
    }
    server.mails.length = 0;
    await browser.post('/users/forgot-password', { email: 'pertama@bank.example' });
    const find = () => server.mails.find(({ to }) => to.includes('pertama@bank.example'));
    await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 10_000 });
    const token = /\/reset\/([\w-]{16,})/.exec(find()?.message ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    typed.push({ kind: 'token', value: token });
    await browser.post('/users/reset-password', { token, password: 'pendek' });
    const undo = await rejectRowsOf('audit_log');
    try {
      const { status } = await browser.post('/users/reset-password', {
        token,
        password: `${TEST_PASSWORD} baru`,
      });
      expect(status).toBe(500);
    } finally {
      await undo();
    }
    await expectClean();
  });

  it('contains none when requests cannot be read or responded to', async () => {
    const { email } = await ownAnswers('contact');
    const broken = [`{"email": ${email}`, email, JSON.stringify({ email }).slice(0, -1)];
    for (const body of broken)
      for (const address of [
        '/submissions/contact',
        '/case-status',
        '/users/login',
        '/users/forgot-password',
      ])
        expect(
          (await post(address, body, { [SERVICE_KEY_HEADER]: cms().serviceKey })).status,
        ).toBeGreaterThan(399);
    const wrong = JSON.stringify({ email, password: `${TEST_PASSWORD}!` });
    expect((await post('/users/login', wrong)).status).toBe(401);
    for (const query of [
      `where[senderEmail][nonsense]=${email}`,
      `where[nonsense][equals]=${email}`,
      `where[senderEmail][near]=${email}`,
      `where[id][equals]=${email}`,
      `sort=${email}`,
    ]) {
      const address = `${url}/api/cases?${new URLSearchParams(query)}`;
      expect((await fetch(address, { headers: session })).status).toBeGreaterThan(199);
    }
    await expectClean();
  });
});
