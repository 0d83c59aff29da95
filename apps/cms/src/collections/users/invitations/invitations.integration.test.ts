import { setTimeout } from 'node:timers/promises';
import { createLocalReq } from 'payload';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { inTransaction } from '#cms/database/sql.ts';
import { onOneDatabase } from '../../../../testing/databases.ts';
import { createUser } from '../../../../testing/records.ts';
import { browserOf } from '../../../../testing/sign-in.ts';

const PASSWORD = 'kata sandi pilihan sendiri';
const person = { name: 'Sari <b>', email: 'sari@bank.example', roles: ['editor'], language: 'en' };

onOneDatabase('invitations', (cms) => {
  const spy = () => vi.spyOn(cms().payload, 'sendEmail').mockResolvedValue(undefined);
  const run = () => cms().payload.jobs.run({ silent: true });
  const tokenIn = (send: ReturnType<typeof spy>) => {
    const [mail] = send.mock.lastCall ?? [];
    return /\/admin\/reset\/([^"]+)"/.exec(String(mail?.html))?.[1] ?? '';
  };
  const signedIn = async (name: string) => {
    const browser = browserOf(cms());
    await browser.signIn(name);
    return browser;
  };
  const accountOf = async () =>
    (await cms().payload.find({ collection: 'users', where: { email: { equals: person.email } } })).docs[0];

  beforeAll(async () => {
    await createUser(cms(), 'admin', ['administrator']);
    await createUser(cms(), 'editor', ['editor']);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('are sent by administrators only', async () => {
    const send = spy();
    for (const browser of [await signedIn('editor'), browserOf(cms())])
      expect((await browser.post('/users/invitations', person)).status).toBe(403);
    const admin = await signedIn('admin');
    expect((await admin.post('/users/invitations', { ...person, email: 'sari' })).status).toBe(400);
    expect((await admin.post('/users/invitations', { ...person, roles: ['emperor'] })).status).toBe(400);
    await run();
    expect(send).not.toHaveBeenCalled();
    expect(await accountOf()).toBeUndefined();
  });

  it('lead the person to a password of their own, in their language, once', async () => {
    const send = spy();
    const admin = await signedIn('admin');
    expect((await admin.post('/users/invitations', person)).status).toBe(201);
    await run();
    expect(await accountOf()).toMatchObject({ roles: ['editor'], invitedAt: expect.any(String) });
    const [mail] = send.mock.lastCall ?? [];
    expect(mail).toMatchObject({
      to: { address: person.email },
      subject: 'Your account for the back office',
    });
    expect(mail?.html).toContain('Sari &lt;b&gt;');

    const first = tokenIn(send);
    const { id } = (await accountOf()) ?? {};
    expect((await admin.post(`/users/${id}/invitation`, { language: 'id' })).status).toBe(200);
    await run();
    expect(send.mock.lastCall?.[0]).toMatchObject({ subject: 'Akun Anda di back office' });
    const second = tokenIn(send);
    // No text is saved, so that its language does not matter.
    const accept = (token: string) =>
      browserOf(cms()).post('/users/reset-password?locale=fr', { token, password: PASSWORD });
    expect((await accept(first)).status).toBe(403);
    expect((await accept(second)).status).toBe(200);
    expect((await accept(second)).status).toBe(403);
    expect((await accountOf())?.invitedAt).toBeNull();
    expect((await admin.post(`/users/${id}/invitation`, { language: 'id' })).status).toBe(409);
    expect(
      (await (await signedIn('editor')).post(`/users/${id}/invitation`, { language: 'id' })).status,
    ).toBe(403);
    expect((await admin.post('/users/999999/invitation', { language: 'id' })).status).toBe(404);
  });

  it('are not sent again while they are being accepted', async () => {
    const send = spy();
    const admin = await signedIn('admin');
    const tepat = { ...person, email: 'tepat@bank.example' };
    const id = Number((await admin.post('/users/invitations', tepat)).body.id);
    await run();
    send.mockClear();
    const { payload } = cms();
    const req = await createLocalReq({}, payload);
    let sendingAgain: ReturnType<typeof admin.post> | undefined;
    await inTransaction(req, async () => {
      const data = { invitedAt: null };
      await payload.update({ collection: 'users', id, data, overrideAccess: true, req });
      sendingAgain = admin.post(`/users/${id}/invitation`, { language: 'id' });
      // Long enough for the request to read what is committed.
      await setTimeout(500);
    });
    expect((await sendingAgain)?.status).toBe(409);
    await run();
    expect(send).not.toHaveBeenCalled();
  });

  it('are valid for three days', async () => {
    const send = spy();
    const admin = await signedIn('admin');
    await admin.post('/users/invitations', { ...person, email: 'budi@bank.example' });
    await run();
    expect(tokenIn(send)).not.toBe('');
    const { docs } = await cms().payload.find({
      collection: 'users',
      where: { email: { equals: 'budi@bank.example' } },
      showHiddenFields: true,
    });
    const hours = (Date.parse(docs[0]?.resetPasswordExpiration ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(71);
    expect(hours).toBeLessThanOrEqual(72);
  });

  it('of which the last one counts send one mail', async () => {
    const send = spy();
    const admin = await signedIn('admin');
    const { id } = (await admin.post('/users/invitations', { ...person, email: 'wati@bank.example' })).body;
    expect((await admin.post(`/users/${id}/invitation`, { language: 'en' })).status).toBe(200);
    await run();
    expect(send).toHaveBeenCalledTimes(1);
  });
});
