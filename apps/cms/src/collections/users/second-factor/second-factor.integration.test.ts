import { beforeAll, describe, expect, it, vi } from 'vitest';
import { checkServerFunction } from '#cms/admin/server-functions/check-server-function.ts';
import { readRows, sql } from '#cms/database/sql.ts';
import { auditAfter, auditEnd, auditOf } from '../../../../testing/audit.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { createUser, TEST_PASSWORD } from '../../../../testing/records.ts';
import { browserOf, enrol, totpCodeOf, waitUntilStableTotpStep } from '../../../../testing/sign-in.ts';
import { type RunningCms, startCms } from '../../../../testing/start-cms.ts';

const everyone = { signIn: { SECOND_FACTOR: 'everyone' } };

onEachDatabase(
  'a required second factor',
  (cms) => {
    beforeAll(async () => {
      for (const name of ['admin', 'lain', 'editor', 'pemulih', 'terkunci', 'serentak'])
        await createUser(cms(), name, name === 'editor' ? ['editor'] : ['administrator']);
    });

    it('is required before anything else', async () => {
      const browser = browserOf(cms());
      const { status, body } = await browser.signIn('admin');
      expect([status, body.user, body.secondFactor]).toEqual([200, null, 'enrolment']);
      expect(browser.cookie()).not.toBe('');

      expect(await browser.who()).toBeNull();
      expect((await browser.get('/users')).status).toBe(403);
      expect((await browser.get('/news')).status).toBe(403);
      expect((await browser.post('/users', { name: 'x' })).status).toBe(403);
      expect((await browser.post('/users/refresh-token')).status).toBe(403);
      expect((await browser.get('/payload-preferences/x')).body).not.toHaveProperty('value');
      expect((await browser.post('/users/second-factor/code', { code: '123456' })).status).toBe(403);
      expect((await browser.post('/users/second-factor/recovery-codes', { code: '123456' })).status).toBe(
        403,
      );
      expect((await browser.post('/graphql', { query: '{ Users { docs { id } } }' })).status).toBe(404);
    });

    it('is required by server functions of the screens', async () => {
      const browser = browserOf(cms());
      await browser.signIn('admin');
      const call = { name: 'render-list', args: { collectionSlug: 'news' } };
      const headers = () => new Headers({ cookie: browser.cookie(), origin: cms().url });
      expect(await checkServerFunction(call, cms().payload, headers())).toMatchObject({ status: 401 });
      await enrol(browser);
      expect(await checkServerFunction(call, cms().payload, headers())).toMatchObject({ kind: 'allowed' });
    });

    it('is required at the next sign-in, and is valid once', async () => {
      const first = browserOf(cms());
      await first.signIn('lain');
      const { secret, recoveryCodes } = await enrol(first);
      expect(recoveryCodes).toHaveLength(10);
      expect(await first.who()).toBe('lain');

      const second = browserOf(cms());
      expect((await second.signIn('lain')).body).toMatchObject({ user: null, secondFactor: 'code' });
      expect((await second.post('/users/second-factor/enrolment')).status).toBe(403);
      expect((await second.post('/users/second-factor/enrolment/confirm', { code: '000000' })).status).toBe(
        403,
      );
      expect((await second.post('/users/second-factor/remove', { code: totpCodeOf(secret) })).status).toBe(
        403,
      );
      const code = totpCodeOf(secret);
      const { status, body } = await second.post('/users/second-factor/code', { code });
      expect([status, body]).toEqual([
        200,
        { exp: expect.any(Number), user: { id: expect.any(Number), email: 'lain@bank.example' } },
      ]);
      expect(await second.who()).toBe('lain');

      const third = browserOf(cms());
      await third.signIn('lain');
      expect((await third.post('/users/second-factor/code', { code })).status).toBe(401);
      expect(await third.who()).toBeNull();
      // A step ahead is accepted, two are not.
      await waitUntilStableTotpStep();
      expect((await third.post('/users/second-factor/code', { code: totpCodeOf(secret, 2) })).status).toBe(
        401,
      );
      expect((await third.post('/users/second-factor/code', { code: totpCodeOf(secret, 1) })).status).toBe(
        200,
      );
      expect(await third.who()).toBe('lain');
    });

    it('is stored encrypted, and its recovery codes as digests', async () => {
      const browser = browserOf(cms());
      await browser.signIn('editor');
      const { secret, recoveryCodes } = await enrol(browser);
      const rows = JSON.stringify(await readRows(cms().payload, sql`SELECT * FROM second_factors`));
      expect(rows).toContain('v2.default.');
      expect(rows).not.toContain(secret);
      for (const code of recoveryCodes) {
        expect(rows).not.toContain(code);
        expect(rows).not.toContain(code.replaceAll('-', ''));
      }
      expect((await browser.get('/second-factors')).status).toBe(403);
      expect((await browser.get('/sign-ins')).status).toBe(403);
      expect(JSON.stringify((await browser.get('/users/me')).body)).not.toContain(secret);
    });

    it('can be replaced by each recovery code once, in any notation', async () => {
      const browser = browserOf(cms());
      await browser.signIn('pemulih');
      const { recoveryCodes } = await enrol(browser);
      const enter = async (code: string | undefined) => {
        const other = browserOf(cms());
        await other.signIn('pemulih');
        return (await other.post('/users/second-factor/code', { code })).status;
      };
      expect(await enter(recoveryCodes[0])).toBe(200);
      expect(await enter(recoveryCodes[0])).toBe(401);
      expect(await enter(recoveryCodes[1]?.toLowerCase().replaceAll('-', ' '))).toBe(200);
      const [rejected] = await auditOf(cms(), () => enter(recoveryCodes[0])).then((rows) =>
        rows.filter(({ action }) => action !== 'signed-in'),
      );
      expect(rejected).toMatchObject({ action: 'recovery-code-rejected', label: 'pemulih' });
      const both = recoveryCodes[2];
      expect((await Promise.all([enter(both), enter(both)])).sort()).toEqual([200, 401]);
    });

    it('is locked after five wrong codes, even for a right one', async () => {
      const browser = browserOf(cms());
      await browser.signIn('terkunci');
      const { secret } = await enrol(browser);
      const other = browserOf(cms());
      await other.signIn('terkunci');
      const wrong = totpCodeOf(secret) === '000000' ? '111111' : '000000';
      const before = await auditEnd(cms());
      const responses = await Promise.all(
        Array.from({ length: 8 }, () => other.post('/users/second-factor/code', { code: wrong })),
      );
      expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(401));
      const locked = responses.filter(({ body }) => /15 menit|15 minutes/.test(String(body.message)));
      expect(locked).toHaveLength(3);
      const right = await other.post('/users/second-factor/code', { code: totpCodeOf(secret) });
      expect([right.status, right.body.message]).toEqual([401, expect.stringMatching(/15 menit|15 minutes/)]);
      const recorded = await auditAfter(cms(), before);
      expect(recorded.map(({ action }) => action).sort()).toEqual([
        ...Array(5).fill('code-rejected'),
        'second-factor-locked',
      ]);
      for (const row of recorded)
        expect(row).toMatchObject({ actor: null, collection: 'users', label: 'terkunci' });
      // The lock does not end sessions.
      expect(await browser.who()).toBe('terkunci');
    });

    it('accepts one of two concurrent uses of a code', async () => {
      const browser = browserOf(cms());
      await browser.signIn('serentak');
      const { secret } = await enrol(browser);
      const code = totpCodeOf(secret);
      const statuses = await Promise.all(
        [browserOf(cms()), browserOf(cms())].map(async (one) => {
          await one.signIn('serentak');
          return (await one.post('/users/second-factor/code', { code })).status;
        }),
      );
      expect(statuses.sort()).toEqual([200, 401]);
    });

    it('cannot be bypassed by a new password from a mail', async () => {
      const { payload } = cms();
      const token = await payload.forgotPassword({
        collection: 'users',
        data: { email: 'lain@bank.example' },
        disableEmail: true,
      });
      const browser = browserOf(cms());
      const { status, body } = await browser.post('/users/reset-password', {
        token,
        password: TEST_PASSWORD,
      });
      expect([status, body.user, body.secondFactor]).toEqual([200, null, 'code']);
      expect(await browser.who()).toBeNull();
    });

    it('can be left, which ends the sign-in', async () => {
      const browser = browserOf(cms());
      await browser.signIn('lain');
      const { cookie } = browser;
      const kept = cookie();
      expect((await browser.post('/users/second-factor/leave')).status).toBe(200);
      expect(browser.cookie()).toBe('');
      browser.takeCookie(kept);
      expect((await browser.post('/users/second-factor/code', { code: '123456' })).status).toBe(401);
    });

    it('cannot be reached from another origin', async () => {
      const browser = browserOf(cms());
      await browser.signIn('lain');
      const response = await fetch(`${cms().url}/api/users/second-factor/code`, {
        method: 'POST',
        headers: {
          cookie: browser.cookie(),
          origin: 'https://evil.example',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ code: '123456' }),
      });
      expect(response.status).toBe(401);
    });

    describe('when an administrator removes it', () => {
      it('ends all sessions of the account, which sets up a new one', async () => {
        const admin = browserOf(cms());
        const { payload } = cms();
        await createUser(cms(), 'kepala', ['administrator']);
        await admin.signIn('kepala');
        await enrol(admin);
        const person = await createUser(cms(), 'hilang', ['editor']);
        const browser = browserOf(cms());
        await browser.signIn('hilang');
        await enrol(browser);
        const account = () => payload.findByID({ collection: 'users', id: person.id });
        expect((await account()).secondFactorSince).toEqual(expect.any(String));

        expect((await browser.post(`/users/${person.id}/second-factor/reset`)).status).toBe(403);
        const sent = vi.spyOn(payload, 'sendEmail').mockResolvedValue(undefined);
        expect((await admin.post(`/users/${person.id}/second-factor/reset`)).status).toBe(200);
        await payload.jobs.run({ silent: true });
        expect(sent.mock.calls.map(([{ html, to }]) => [to, html])).toEqual([
          [
            { name: '', address: 'hilang@bank.example' },
            expect.stringContaining('removed just now by kepala'),
          ],
        ]);
        sent.mockRestore();
        expect((await account()).secondFactorSince).toBeNull();
        expect(await browser.who()).toBeNull();
        expect((await browser.signIn('hilang')).body.secondFactor).toBe('enrolment');
        expect((await admin.post('/users/999999/second-factor/reset')).status).toBe(404);
        expect((await admin.post('/users/x/second-factor/reset')).status).toBe(404);
      });

      it('is rejected for oneself, without a code', async () => {
        const admin = browserOf(cms());
        const person = await createUser(cms(), 'sendiri', ['administrator']);
        await admin.signIn('sendiri');
        await enrol(admin);
        expect((await admin.post(`/users/${person.id}/second-factor/reset`)).status).toBe(400);
      });
    });

    it('cannot be claimed by a change of the account', async () => {
      const person = await createUser(cms(), 'penipu', ['administrator']);
      const browser = browserOf(cms());
      await browser.signIn('penipu');
      const { secret } = await enrol(browser);
      const since = (await browser.get(`/users/${person.id}`)).body.secondFactorSince;
      await browser.patch(`/users/${person.id}`, { secondFactorSince: null, name: 'Penipu' });
      expect((await browser.get(`/users/${person.id}`)).body).toMatchObject({
        name: 'Penipu',
        secondFactorSince: since,
      });
      // Required: it can be replaced, with a code, and not removed.
      expect((await browser.post('/users/second-factor/remove', { code: totpCodeOf(secret) })).status).toBe(
        403,
      );
      expect((await browser.post('/users/second-factor/enrolment')).status).toBe(401);
      expect(
        (await browser.post('/users/second-factor/enrolment', { code: totpCodeOf(secret) })).status,
      ).toBe(200);
      expect(await browser.who()).toBe('Penipu');
    });

    it('goes with its account', async () => {
      const person = await createUser(cms(), 'pergi', ['editor']);
      const browser = browserOf(cms());
      await browser.signIn('pergi');
      await enrol(browser);
      await cms().payload.delete({ collection: 'users', id: person.id });
      const left = await readRows(
        cms().payload,
        sql`SELECT id FROM second_factors WHERE user_id = ${person.id}`,
      );
      expect(left).toEqual([]);
      expect(await browser.who()).toBeNull();
    });

    describe('on two instances', () => {
      it('accepts a code once', async () => {
        await createUser(cms(), 'dua', ['editor']);
        const { dataDir, databaseUrl } = cms().env;
        const other: RunningCms = await startCms({
          ...everyone,
          dataDir,
          ...(databaseUrl ? { databaseUrl } : {}),
        });
        try {
          const browser = browserOf(cms());
          await browser.signIn('dua');
          const { secret } = await enrol(browser);
          const code = totpCodeOf(secret);
          const statuses = await Promise.all(
            [cms(), other, cms(), other].map(async (instance) => {
              const one = browserOf(instance);
              await one.signIn('dua');
              return (await one.post('/users/second-factor/code', { code })).status;
            }),
          );
          expect(statuses.sort()).toEqual([200, 401, 401, 401]);
        } finally {
          await other.stop();
        }
      });
    });
  },
  everyone,
);

onEachDatabase(
  'a second factor that only administrators must have',
  (cms) => {
    beforeAll(async () => {
      await createUser(cms(), 'admin', ['administrator']);
      await createUser(cms(), 'editor', ['editor']);
    });

    it('is not required of others', async () => {
      const browser = browserOf(cms());
      await browser.signIn('editor');
      expect(await browser.who()).toBe('editor');
      const admin = browserOf(cms());
      expect((await admin.signIn('admin')).body.secondFactor).toBe('enrolment');
    });

    it('is required of open sessions once a role requires it', async () => {
      const person = await createUser(cms(), 'naik', ['editor']);
      const browser = browserOf(cms());
      await browser.signIn('naik');
      expect(await browser.who()).toBe('naik');
      await cms().payload.update({
        collection: 'users',
        id: person.id,
        data: { roles: ['administrator'] },
      });
      expect(await browser.who()).toBeNull();
      await enrol(browser);
      expect(await browser.who()).toBe('naik');
    });

    it('can be set up and removed by others, and is then required', async () => {
      const browser = browserOf(cms());
      await browser.signIn('editor');
      const { secret, recoveryCodes } = await enrol(browser);
      const other = browserOf(cms());
      expect((await other.signIn('editor')).body.secondFactor).toBe('code');
      expect((await browser.post('/users/second-factor/remove', { code: '12' })).status).toBe(401);
      const renewed = await browser.post('/users/second-factor/recovery-codes', { code: totpCodeOf(secret) });
      expect(renewed.body.recoveryCodes).toHaveLength(10);
      expect((await browser.post('/users/second-factor/remove', { code: recoveryCodes[0] })).status).toBe(
        401,
      );
      const [fresh] = renewed.body.recoveryCodes as string[];
      expect((await browser.post('/users/second-factor/remove', { code: fresh })).status).toBe(200);
      expect((await browserOf(cms()).signIn('editor')).body).toMatchObject({ user: { name: 'editor' } });
    });
  },
  { signIn: { SECOND_FACTOR: 'administrator' } },
);
