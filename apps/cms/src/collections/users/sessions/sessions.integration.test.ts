import { incrementLoginAttempts } from 'payload';
import { expect, it, vi } from 'vitest';
import { readRows, sql } from '#cms/database/sql.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { createUser } from '../../../../testing/records.ts';
import { browserOf } from '../../../../testing/sign-in.ts';
import { listOpenSessions } from './session-store.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

onEachDatabase('sessions', (cms) => {
  const sessionsOf = (userId: number) =>
    readRows<{ session: string; device: string | null }>(
      cms().payload,
      sql`SELECT session, device FROM sign_ins WHERE user_id = ${userId} ORDER BY id`,
    );

  it('are stored with the device, and end with a sign-out', async () => {
    const person = await createUser(cms(), 'satu', ['administrator']);
    const browser = browserOf(cms(), FIREFOX);
    await browser.signIn('satu');
    expect(await sessionsOf(person.id)).toMatchObject([{ device: 'Firefox, Linux' }]);
    expect((await browser.post('/users/logout')).status).toBe(200);
    expect(await sessionsOf(person.id)).toEqual([]);
    expect(await browser.who()).toBeNull();
  });

  it('can be ended one by one, and only by their own account', async () => {
    const person = await createUser(cms(), 'dua', ['editor']);
    await createUser(cms(), 'lain', ['administrator']);
    const [phone, laptop, other] = [browserOf(cms()), browserOf(cms()), browserOf(cms())];
    await phone.signIn('dua');
    await laptop.signIn('dua');
    await other.signIn('lain');
    const [first] = await sessionsOf(person.id);
    const end = (browser: typeof phone) => browser.post('/users/sessions/end', { session: first?.session });
    expect((await end(browserOf(cms()))).status).toBe(401);
    expect((await end(other)).status).toBe(404);
    expect(await phone.who()).toBe('dua');
    expect((await end(laptop)).status).toBe(200);
    expect([await phone.who(), await laptop.who()]).toEqual([null, 'dua']);
    expect((await end(laptop)).status).toBe(404);
  });

  it('can all be ended but one', async () => {
    await createUser(cms(), 'tiga', ['editor']);
    const browsers = [browserOf(cms()), browserOf(cms()), browserOf(cms())] as const;
    for (const browser of browsers) await browser.signIn('tiga');
    expect((await browsers[1].post('/users/sessions/end-others')).status).toBe(200);
    expect(await Promise.all(browsers.map((one) => one.who()))).toEqual([null, 'tiga', null]);
    expect((await browserOf(cms()).post('/users/sessions/end-others')).status).toBe(401);
  });

  it('that have expired are not listed, and cannot be ended any more', async () => {
    const person = await createUser(cms(), 'sepuluh', ['editor']);
    const [phone, laptop] = [browserOf(cms()), browserOf(cms())];
    await phone.signIn('sepuluh');
    await laptop.signIn('sepuluh');
    const { payload } = cms();
    const listed = async () => (await listOpenSessions(payload, person.id)).length;
    expect(await listed()).toBe(2);
    const [first] = await sessionsOf(person.id);
    const past = new Date(Date.now() - 1_000).toISOString();
    await readRows(
      payload,
      sql`UPDATE users_sessions SET expires_at = ${past} WHERE id = ${first?.session} RETURNING id`,
    );
    expect([await listed(), await sessionsOf(person.id)]).toEqual([1, [first, expect.anything()]]);
    expect((await laptop.post('/users/sessions/end', { session: first?.session })).status).toBe(404);
  });

  it('that were ended are not brought back by a save of the whole account', async () => {
    const person = await createUser(cms(), 'empat', ['editor']);
    const [phone, laptop] = [browserOf(cms()), browserOf(cms())];
    await phone.signIn('empat');
    await laptop.signIn('empat');
    const { payload } = cms();
    // What a concurrent sign-in has read before the session was ended, and writes afterwards.
    const before = await payload.db.findOne<{ id: number }>({
      collection: 'users',
      where: { id: { equals: person.id } },
    });
    await laptop.post('/users/sessions/end-others');
    await payload.db.updateOne({ collection: 'users', id: person.id, data: before ?? {} });
    expect([await phone.who(), await laptop.who()]).toEqual([null, 'empat']);
  });

  it('that begin while an administrator revokes a role do not bring it back', async () => {
    const person = await createUser(cms(), 'enam', ['publisher']);
    const { payload } = cms();
    const findOne = payload.db.findOne.bind(payload.db);
    // Between reading the account and storing the session, the password is hashed.
    let reads = 0;
    const reading = vi.spyOn(payload.db, 'findOne').mockImplementation(async (args) => {
      const account = await findOne(args as never);
      if (!JSON.stringify(args.where).includes(person.email ?? '?')) return account as never;
      reads += 1;
      // Our own hook reads the account first, then Payload.
      if (reads === 2)
        await payload.update({ collection: 'users', id: person.id, data: { roles: ['editor'] } });
      return account as never;
    });
    const browser = browserOf(cms());
    const { status } = await browser.signIn('enam');
    reading.mockRestore();
    expect([status, reads]).toEqual([200, 2]);
    expect(await browser.who()).toBe('enam');
    expect((await payload.findByID({ collection: 'users', id: person.id })).roles).toEqual(['editor']);
  });

  it('that are refreshed or signed out meanwhile do not bring it back either', async () => {
    const person = await createUser(cms(), 'tujuh', ['publisher']);
    const browser = browserOf(cms());
    await browser.signIn('tujuh');
    const { payload } = cms();
    const before = await payload.db.findOne<{ id: number; updatedAt: string }>({
      collection: 'users',
      where: { id: { equals: person.id } },
    });
    const { updatedAt } = await payload.update({
      collection: 'users',
      id: person.id,
      data: { roles: ['editor'] },
    });
    // As Payload stores what it has read: with the sessions, and null for the time.
    const data = { ...before, sessions: [], updatedAt: null };
    await payload.db.updateOne({ collection: 'users', id: person.id, data, returning: false });
    const after = await payload.findByID({ collection: 'users', id: person.id });
    expect(after).toMatchObject({ roles: ['editor'], updatedAt });
    expect(await browser.who()).toBeNull();
  });

  it('that a new password by link begins do not bring back a role that was revoked meanwhile', async () => {
    const person = await createUser(cms(), 'delapan', ['publisher']);
    const { payload } = cms();
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: person.email },
      disableEmail: true,
    });
    const findOne = payload.db.findOne.bind(payload.db);
    let isRevoked = false;
    const reading = vi.spyOn(payload.db, 'findOne').mockImplementation(async (args) => {
      const account = await findOne(args as never);
      if (isRevoked || !JSON.stringify(args.where).includes(token)) return account as never;
      isRevoked = true;
      const data = { roles: ['editor' as const], email: 'pindah@bank.example' };
      await payload.update({ collection: 'users', id: person.id, data });
      return account as never;
    });
    const browser = browserOf(cms());
    const password = 'kata sandi delapan';
    const { status } = await browser.post('/users/reset-password', { token, password });
    reading.mockRestore();
    expect([status, isRevoked]).toEqual([200, true]);
    expect(await payload.findByID({ collection: 'users', id: person.id })).toMatchObject({
      roles: ['editor'],
      email: 'pindah@bank.example',
    });
    expect(await browser.who()).toBe('delapan');
    const again = await browserOf(cms()).post('/users/login', { email: 'pindah@bank.example', password });
    expect(again.status).toBe(200);
  });

  it('that end with a lockout do not bring back a role that was revoked meanwhile', async () => {
    const person = await createUser(cms(), 'sembilan', ['publisher']);
    await browserOf(cms()).signIn('sembilan');
    const { payload } = cms();
    const { config } = payload.collections.users;
    const readAccount = () =>
      payload.db.findOne<{ id: number }>({ collection: 'users', where: { id: { equals: person.id } } });
    // As many wrong passwords at once read the account: none of them sees the others.
    const accounts = await Promise.all(Array.from({ length: 5 }, readAccount));
    await payload.update({ collection: 'users', id: person.id, data: { roles: ['editor'] } });
    for (const account of accounts)
      await incrementLoginAttempts({ collection: config, payload, user: account as never });
    const after = await payload.findByID({ collection: 'users', id: person.id, showHiddenFields: true });
    expect(after).toMatchObject({ roles: ['editor'], loginAttempts: 5, lockUntil: expect.any(String) });
  });

  it('that Payload refreshes stay signed in', async () => {
    await createUser(cms(), 'lima', ['editor']);
    const browser = browserOf(cms());
    await browser.signIn('lima');
    expect((await browser.post('/users/refresh-token')).status).toBe(200);
    expect(await browser.who()).toBe('lima');
  });
});
