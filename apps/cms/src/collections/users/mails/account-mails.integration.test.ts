import { DAY_MS } from '@beranda/finance';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readRows, sql } from '#cms/database/sql.ts';
import { JobsNotice } from '#cms/jobs/jobs-notice.tsx';
import { parseKeys } from '#cms/security/encryption-keys.ts';
import { rotateColumn } from '#cms/security/rotate-column.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { startMailServer } from '../../../../testing/mail-server.ts';
import { runMigration } from '../../../../testing/migrations.ts';
import { createUser } from '../../../../testing/records.ts';
import { type Browser, browserOf } from '../../../../testing/sign-in.ts';
import { ACCOUNT_MAIL_COLUMN, readAccountMail } from './account-mail.ts';
import { deleteOldFailedAccountMails } from './failed-account-mails.ts';

const server = await startMailServer();
afterAll(() => server.close());

const tokenIn = (message: string) => /\/admin\/reset\/([\w-]+)/.exec(message)?.[1] ?? '';
const messageIdIn = (message: string) => /^Message-ID:\s*(<[^>]+>)/im.exec(message)?.[1] ?? '';

onEachDatabase(
  'mails about accounts',
  (cms) => {
    let admin: Browser;
    const person = (name: string) => ({
      name: `Orang ${name}`,
      email: `${name}@bank.example`,
      roles: ['editor'],
      language: 'id',
    });
    const forgot = (name: string) =>
      browserOf(cms()).post('/users/forgot-password', { email: `${name}@bank.example` });
    const run = () => cms().payload.jobs.run({ silent: true });
    const jobs = () =>
      readRows<{ id: number; text: string }>(
        cms().payload,
        sql`SELECT id, CAST(input AS TEXT) AS "text" FROM payload_jobs`,
      );
    /** Runs the waiting jobs; the copies of what they send are sent again, as after a crash before the end of a job. */
    async function runTwice(between: () => Promise<unknown> = async () => {}) {
      const waiting = await cms().payload.find({ collection: 'payload-jobs', depth: 0 });
      await run();
      await between();
      for (const { createdAt, input } of waiting.docs) {
        const { id } = await cms().payload.jobs.queue({ task: 'sendAccountMail', input: input as never });
        await cms().payload.db.updateOne({ collection: 'payload-jobs', id, data: { createdAt } });
      }
      await run();
    }

    beforeAll(async () => {
      admin = browserOf(cms());
      await createUser(cms(), 'kepala', ['administrator']);
      await admin.signIn('kepala');
    });
    afterEach(async () => {
      server.isRejecting = false;
      server.isRejectingRecipients = false;
      server.mails.length = 0;
      await cms().payload.db.deleteMany({ collection: 'payload-jobs', where: {} });
    });

    it('store neither address nor token, and none after a failed attempt', async () => {
      const { id } = await createUser(cms(), 'rahasia', ['editor']);
      const other = await createUser(cms(), 'rahasia-lama', ['editor']);
      server.isRejecting = true;
      await forgot('rahasia');
      await forgot('rahasia-tanpa-akun');
      await admin.patch(`/users/${other.id}`, { email: 'rahasia-lain@bank.example' });
      expect(await jobs()).toHaveLength(3);
      await run();
      const log = await readRows<{ text: string }>(
        cms().payload,
        sql`SELECT CAST(input AS TEXT) || COALESCE(CAST(error AS TEXT), '') AS "text" FROM payload_jobs_log`,
      );
      // The address without an account has nothing to send, so its job is done.
      expect([await jobs(), log]).toEqual([
        [expect.anything(), expect.anything()],
        [expect.anything(), expect.anything()],
      ]);
      const [account] = await readRows<{ token: string | null }>(
        cms().payload,
        sql`SELECT reset_password_token AS token FROM users WHERE id = ${id}`,
      );
      const stored = JSON.stringify([await jobs(), log]);
      expect(stored).not.toMatch(/rahasia|kepala/);
      expect(account?.token).toMatch(/^[\da-f]{40}$/);
      expect(stored).not.toContain(account?.token);
    });

    it('store the same for an address with an account and without', async () => {
      await createUser(cms(), 'bentuk', ['editor']);
      for (const name of ['bentuk', 'xentuk']) await forgot(name);
      const shapes = (await jobs()).map(({ text }) => {
        const { key, to, ...mail } = (JSON.parse(text) as { mail: Record<string, string> }).mail;
        return { ...mail, key: key?.length, to: to?.length };
      });
      expect(shapes).toHaveLength(2);
      expect(shapes[0]).toEqual(shapes[1]);
    });

    it('have the same link and the same Message-ID when they are sent again', async () => {
      await createUser(cms(), 'ulang', ['editor']);
      await forgot('ulang');
      await admin.post('/users/invitations', person('undangan'));
      await runTwice();
      for (const name of ['ulang', 'undangan']) {
        const copies = server.mails.filter(({ to }) => to.includes(`${name}@bank.example`));
        expect(copies).toHaveLength(2);
        const [first, second] = copies.map(({ message }) => [tokenIn(message), messageIdIn(message)]);
        expect(first?.[0]).not.toBe('');
        expect(first).toEqual(second);
      }
    });

    it('are not sent again once their link was used', async () => {
      await createUser(cms(), 'terpakai', ['editor']);
      await forgot('terpakai');
      await runTwice(async () => {
        const token = tokenIn(server.mails[0]?.message ?? '');
        const password = 'kata sandi pilihan sendiri';
        expect((await browserOf(cms()).post('/users/reset-password', { token, password })).status).toBe(200);
      });
      expect(server.mails).toHaveLength(1);
    });

    it('answer requests of one account shortly after each other once', async () => {
      await createUser(cms(), 'bertubi', ['editor']);
      for (let count = 0; count < 3; count += 1) await forgot('bertubi');
      await run();
      expect(server.mails).toHaveLength(1);
    });

    it('are dropped beyond a hundred requests that wait', async () => {
      for (let count = 0; count < 102; count += 1) expect((await forgot(`banjir-${count}`)).status).toBe(200);
      expect(await jobs()).toHaveLength(100);
    });

    it('wait no more once their address was rejected as unknown', async () => {
      vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
      await createUser(cms(), 'pergi', ['editor']);
      await createUser(cms(), 'tetap', ['editor']);
      server.isRejectingRecipients = true;
      await forgot('pergi');
      await run();
      const [rejected] = (await cms().payload.find({ collection: 'payload-jobs', depth: 0 })).docs;
      expect(rejected).toMatchObject({ hasError: true });
      const { id: _, ...data } = rejected as NonNullable<typeof rejected>;
      for (let count = 0; count < 100; count += 1)
        await cms().payload.db.create({ collection: 'payload-jobs', data });
      server.isRejectingRecipients = false;
      await forgot('tetap');
      await run();
      vi.restoreAllMocks();
      expect(server.mails.map(({ to }) => to)).toEqual([['tetap@bank.example']]);
    });

    it('have a link that stops working when the address of the account is changed', async () => {
      const setPassword = async (token: string) => {
        const body = { token, password: 'kata sandi pilihan sendiri' };
        return (await browserOf(cms()).post('/users/reset-password', body)).status;
      };
      const { id } = (await admin.post('/users/invitations', person('salah-alamat'))).body;
      await run();
      await admin.patch(`/users/${id}`, { email: 'benar@bank.example' });
      const former = tokenIn(server.mails[0]?.message ?? '');
      expect(former).not.toBe('');
      expect(await setPassword(former)).toBe(403);
      server.mails.length = 0;
      await forgot('benar');
      await run();
      const mail = server.mails.find(({ to }) => to.includes('benar@bank.example'));
      const link = tokenIn(mail?.message ?? '');
      expect(link).not.toBe(former);
      await admin.patch(`/users/${id}`, { name: 'Orang Benar' });
      expect(await setPassword(link)).toBe(200);
    });

    it('about an invitation to an unknown mailbox are named on the dashboard until it is sent again', async () => {
      server.isRejectingRecipients = true;
      const { id } = (await admin.post('/users/invitations', person('salah-ketik'))).body;
      await run();
      const notice = async (roles: string[]) => {
        const props = { payload: cms().payload, i18n: { language: 'en' }, user: { roles } };
        return JSON.stringify((await JobsNotice(props as never))?.props ?? null);
      };
      expect(await notice(['administrator'])).toContain(
        'The invitation to Orang salah-ketik was not delivered',
      );
      expect(await notice(['publisher'])).toBe('null');
      server.isRejectingRecipients = false;
      expect((await admin.post(`/users/${id}/invitation`, { language: 'id' })).status).toBe(200);
      await run();
      expect(server.mails.map(({ to }) => to)).toEqual([['salah-ketik@bank.example']]);
      expect(await notice(['administrator'])).toBe('null');
      await deleteOldFailedAccountMails(cms().payload);
      expect(await jobs()).toHaveLength(1);
      await deleteOldFailedAccountMails(cms().payload, Date.now() + 8 * DAY_MS);
      expect(await jobs()).toEqual([]);
    });

    it('are no job any more in the schema of an older release', async () => {
      await forgot('turun');
      await cms().payload.jobs.queue({ task: 'sendReceipt', input: { case: '1' } });
      await runMigration(cms(), 'queue_account_mails', 'down');
      expect((await jobs()).map(({ text }) => text)).toEqual([expect.stringContaining('case')]);
      await runMigration(cms(), 'queue_account_mails', 'up');
      await forgot('naik');
      expect(await jobs()).toHaveLength(2);
    });

    it('are readable after a rotation of keys', async () => {
      const { payload } = cms();
      await forgot('kunci');
      await payload.jobs.queue({ task: 'sendReceipt', input: { case: '1' } });
      const old = cms().env.encryptionKeys;
      const added = parseKeys(`new:${Buffer.alloc(32, 9).toString('base64')}`);
      const pass = await rotateColumn(payload, ACCOUNT_MAIL_COLUMN, new Map([...added, ...old]));
      expect(pass).toMatchObject({ rotated: 1, unreadable: [] });
      const row = (await jobs()).find(({ text }) => text.includes('newPasswordRequested'));
      const { mail } = JSON.parse(row?.text ?? '{}') as { mail: unknown };
      expect(readAccountMail(mail, { encryptionKeys: added })).toMatchObject({ to: 'kunci@bank.example' });
      expect(() => readAccountMail(mail, { encryptionKeys: old })).toThrow('not configured');
    });
  },
  { smtpUrl: server.url },
);
