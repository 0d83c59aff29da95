import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditAfter, auditEnd } from '../../../../testing/audit.ts';
import { onOneDatabase } from '../../../../testing/databases.ts';
import { startIdentityProvider } from '../../../../testing/identity-provider.ts';
import { createUser, TEST_PASSWORD } from '../../../../testing/records.ts';
import { browserOf, enrol } from '../../../../testing/sign-in.ts';
import type { RunningCms } from '../../../../testing/start-cms.ts';

const provider = await startIdentityProvider();
const grouped = await startIdentityProvider();
afterAll(() => Promise.all([provider.stop(), grouped.stop()]));

const verified = (name: string) => ({ email: `${name}@bank.example`, email_verified: true, name });

/** Who is signed in with a session cookie. */
async function personOf(cms: RunningCms, session: string): Promise<string | null> {
  const browser = browserOf(cms);
  browser.takeCookie(`payload-token=${session}`);
  return browser.who();
}

const problemOf = ({ response }: { response: Response }) => response.headers.get('location');

onOneDatabase(
  'sign-in through an identity provider',
  (cms) => {
    beforeAll(async () => {
      for (const name of ['admin', 'darurat']) await createUser(cms(), name, ['administrator']);
      for (const name of ['satu', 'dua', 'tiga']) await createUser(cms(), name, ['editor']);
      provider.serve(cms(), {
        's-1': { ...verified('satu'), groups: ['admins'] },
        's-2': { ...verified('dua'), email_verified: false },
        's-3': verified('tiga'),
        's-4': verified('tidak-ada'),
        's-5': { ...verified('lain'), email: 'SATU@bank.example' },
      });
    });

    const completeSignInAs = (
      subject: string,
      options?: Parameters<typeof provider.completeSignIn>[1],
      amr?: string[],
    ) => {
      provider.person = { subject, ...(amr ? { amr } : {}) };
      return provider.completeSignIn(cms(), options);
    };

    it('opens the account with the verified address, without changing its roles', async () => {
      const signInResult = await completeSignInAs('s-1', { redirect: '/admin/collections/news' });
      expect(signInResult.response.status).toBe(200);
      expect(signInResult.body).toContain('url=/admin/collections/news');
      expect(await personOf(cms(), signInResult.session)).toBe('satu');
      const { docs } = await cms().payload.find({ collection: 'users', where: { name: { equals: 'satu' } } });
      expect(docs).toMatchObject([{ roles: ['editor'], identity: `${provider.issuer}|s-1` }]);
    });

    it('sends no token in an address, and a PKCE challenge', async () => {
      const { addresses, session } = await completeSignInAs('s-1');
      const authorization = new URL(String(addresses.find((candidate) => candidate.includes('/auth?'))));
      expect(Object.fromEntries(authorization.searchParams)).toMatchObject({
        code_challenge_method: 'S256',
        nonce: expect.any(String),
        response_type: 'code',
        state: expect.any(String),
      });
      expect(addresses.join(' ')).not.toContain(session);
      expect(addresses.join(' ')).not.toMatch(/id_token|access_token|client_secret/);
    });

    it('leads to paths of the back office only', async () => {
      const { body } = await completeSignInAs('s-1', { redirect: 'https://evil.example/' });
      expect(body).toContain('url=/admin"');
    });

    it.each([
      ['an address that is not verified', 's-2', '/admin/login?problem=not-verified'],
      ['an address without account', 's-4', '/admin/login?problem=no-account'],
      ['another identity with an address that is bound', 's-5', '/admin/login?problem=other-identity'],
      ['a user whom the provider rejects', '', '/admin/login?problem=refused'],
    ])('is rejected for %s, which the audit log records', async (_case, subject, address) => {
      const before = await auditEnd(cms());
      const signInResult = await completeSignInAs(subject);
      expect([signInResult.response.status, problemOf(signInResult), signInResult.session]).toEqual([
        303,
        address,
        '',
      ]);
      const isKnown = subject === 's-5';
      expect(await auditAfter(cms(), before)).toEqual([
        expect.objectContaining({
          action: address.replace(/.*problem=/, 'oidc-'),
          actor: null,
          document: isKnown ? expect.any(String) : null,
          label: isKnown ? 'satu' : null,
        }),
      ]);
    });

    it('follows the identity when the address of the account changes', async () => {
      const { payload } = cms();
      await payload.update({
        collection: 'users',
        where: { name: { equals: 'satu' } },
        data: { email: 'satu.baru@bank.example' },
      });
      expect(await personOf(cms(), (await completeSignInAs('s-1')).session)).toBe('satu');
    });

    it.each([
      ['another state', (callback: URL) => callback.searchParams.set('state', 'x')],
      ['another code', (callback: URL) => callback.searchParams.set('code', 'x')],
      ['another issuer', (callback: URL) => callback.searchParams.set('iss', 'https://evil.example')],
    ])('fails with %s', async (_case, tamper) => {
      const signInResult = await completeSignInAs('s-3', { tamper });
      expect([problemOf(signInResult), signInResult.session]).toEqual([
        '/admin/login?problem=unavailable',
        '',
      ]);
    });

    it('fails in a browser that did not begin it, as with a stolen or planted code', async () => {
      const { addresses } = await completeSignInAs('s-3');
      const callback = String(addresses.find((candidate) => candidate.includes('/oidc/callback')));
      const response = await fetch(callback, { redirect: 'manual' });
      expect(response.headers.get('location')).toBe('/admin/login?problem=expired');
      expect(response.headers.get('set-cookie')).not.toContain('payload-token');
    });

    it('requires the second factor of the account, unless the provider has verified one', async () => {
      const browser = browserOf(cms());
      await browser.signIn('tiga');
      expect((await browser.signIn('darurat')).status).toBe(200);
      const own = browserOf(cms());
      const first = await completeSignInAs('s-3');
      own.takeCookie(`payload-token=${first.session}`);
      expect(await own.who()).toBe('tiga');
      await enrol(own);
      expect(await personOf(cms(), (await completeSignInAs('s-3')).session)).toBeNull();
      expect(await personOf(cms(), (await completeSignInAs('s-3', {}, ['pwd', 'mfa'])).session)).toBe('tiga');
    });

    it("logs a failure without the provider's message", async () => {
      const error = vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
      await completeSignInAs('s-3', { tamper: (callback) => callback.searchParams.set('code', 'geheim') });
      const logged = JSON.stringify(error.mock.calls);
      error.mockRestore();
      expect(logged).toContain('identity provider failed');
      expect(logged).not.toMatch(/geheim|s-3|tiga|Ratna/);
    });

    describe('leaves passwords', () => {
      it('to the accounts that are named', async () => {
        expect((await browserOf(cms()).signIn('darurat')).status).toBe(200);
        const other = await browserOf(cms()).signIn('admin');
        const unknown = await browserOf(cms()).signIn('tidak-ada');
        expect([other.status, other.body]).toEqual([401, unknown.body]);
      });

      it('without a way round by mail', async () => {
        const { payload } = cms();
        const ask = (email: string) => browserOf(cms()).post('/users/forgot-password', { email });
        expect((await ask('dua@bank.example')).body).toEqual((await ask('x@bank.example')).body);
        const jobs = { taskSlug: { equals: 'sendAccountMail' as const } };
        expect((await payload.count({ collection: 'payload-jobs', where: jobs })).totalDocs).toBe(0);
        const token = await payload.forgotPassword({
          collection: 'users',
          data: { email: 'dua@bank.example' },
          disableEmail: true,
        });
        const browser = browserOf(cms());
        const response = await browser.post('/users/reset-password', {
          token,
          password: `${TEST_PASSWORD} baru`,
        });
        expect([response.status, await browser.who()]).toEqual([401, null]);
      });
    });
  },
  { signIn: { ...provider.settings, PASSWORD_SIGN_IN_FOR: 'darurat@bank.example' } },
);

onOneDatabase(
  'roles from an identity provider',
  (cms) => {
    const rolesOf = async (name: string) => {
      const { docs } = await cms().payload.find({ collection: 'users', where: { name: { equals: name } } });
      return docs.map(({ roles }) => roles);
    };
    const travelAs = (subject: string) => {
      grouped.person = { subject };
      return grouped.completeSignIn(cms());
    };

    beforeAll(() => {
      grouped.serve(cms(), {
        'g-1': { ...verified('penyunting'), groups: ['news', 'other'] },
        'g-2': { ...verified('tanpa-grup'), groups: ['other'] },
        'g-3': { ...verified('admin'), groups: ['news'] },
      });
    });

    it('never make the first account of all', async () => {
      expect(problemOf(await travelAs('g-1'))).toBe('/admin/login?problem=no-account');
    });

    it('create accounts of configured groups only', async () => {
      await createUser(cms(), 'admin', ['administrator']);
      expect(await personOf(cms(), (await travelAs('g-1')).session)).toBe('penyunting');
      expect(await rolesOf('penyunting')).toEqual([['editor', 'publisher']]);
      expect(problemOf(await travelAs('g-2'))).toBe('/admin/login?problem=no-account');
    });

    it('replace what was given here', async () => {
      await cms().payload.update({
        collection: 'users',
        where: { name: { equals: 'penyunting' } },
        data: { roles: ['treasury'] },
      });
      await travelAs('g-1');
      expect(await rolesOf('penyunting')).toEqual([['editor', 'publisher']]);
    });

    it('do not remove the last administrator', async () => {
      expect(problemOf(await travelAs('g-3'))).toBe('/admin/login?problem=roles-refused');
      expect(await rolesOf('admin')).toEqual([['administrator']]);
    });
  },
  {
    signIn: {
      ...grouped.settings,
      OIDC_ROLES: 'news=editor,news=publisher',
      OIDC_CREATE_ACCOUNTS: 'on',
    },
  },
);
