import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { IDEMPOTENCY_KEY_HEADER, SERVICE_KEY_HEADER, submissionResponse } from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import type { TypedUser } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DEDUPLICATION_WINDOW_MS } from '#cms/collections/cases/receive-submission.ts';
import { readRows, sql } from '#cms/database/sql.ts';
import { acquireRecipientSlot } from '#cms/mail/limit-recipient.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { createUser } from '../../testing/records.ts';
import { newCaptcha, postSubmission } from '../../testing/submissions.ts';

const identityNumber = '3171234507890001';
const answers = { ...(await sampleOf('contact')), identityNumber, sendCopy: 'false' };

onEachDatabase('submissions', (cms) => {
  let administrator: TypedUser;
  let auditor: TypedUser;

  beforeAll(async () => {
    administrator = await createUser(cms(), 'administrator', ['administrator']);
    auditor = await createUser(cms(), 'auditor', ['auditor']);
  });

  const post = (body: unknown, headers: Record<string, string | undefined> = {}) =>
    postSubmission(cms(), 'contact', body, headers);
  const ticketOf = async (response: Response) => submissionResponse.parse(await response.json()).ticket;
  const rowsWithNotes = async (notes: string) =>
    (await cms().payload.find({ collection: 'cases', pagination: false })).docs.filter(
      (caseDoc) => (caseDoc.answers as { notes?: string }).notes === notes,
    );

  it('are stored before the response', async () => {
    const response = await post({ answers: { ...answers, notes: 'Sekali' }, locale: 'en' });
    expect(response.status).toBe(201);
    const ticket = await ticketOf(response);
    expect(await rowsWithNotes('Sekali')).toMatchObject([
      { ticket, status: 'new', locale: 'en', senderName: 'Ratna Wulandari' },
    ]);
  });

  it('are idempotent, also under concurrency', async () => {
    const headers = { [IDEMPOTENCY_KEY_HEADER]: randomUUID() };
    const body = { answers: { ...answers, notes: 'Berkali-kali' }, locale: 'id' };
    const responses = await Promise.all(Array.from({ length: 8 }, () => post(body, headers)));
    responses.push(await post(body, headers));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    const tickets = new Set(await Promise.all(responses.map(ticketOf)));
    expect(tickets.size).toBe(1);
    expect(await rowsWithNotes('Berkali-kali')).toHaveLength(1);
  });

  it('use up their captcha: another submission with it is rejected, the same one gets its ticket', async () => {
    const headers = { [IDEMPOTENCY_KEY_HEADER]: randomUUID() };
    const body = { answers: { ...answers, notes: 'Captcha' }, locale: 'id', captcha: newCaptcha() };
    const ticket = await ticketOf(await post(body, headers));
    expect(await ticketOf(await post(body, headers))).toBe(ticket);
    expect(await ticketOf(await post({ ...body, captcha: newCaptcha() }, headers))).toBe(ticket);
    const other = { ...body, answers: { ...answers, notes: 'Captcha kedua' } };
    for (const attempt of [post(other, headers), post(other), post(body)])
      expect((await attempt).status).toBe(409);
    expect(await rowsWithNotes('Captcha')).toHaveLength(1);
    expect(await rowsWithNotes('Captcha kedua')).toEqual([]);
    expect((await post({ ...other, captcha: newCaptcha() }, headers)).status).toBe(201);
  });

  it('use a captcha once under concurrency', async () => {
    const captcha = newCaptcha();
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, number) =>
        post({ answers: { ...answers, notes: `Serentak ${number}` }, locale: 'id', captcha }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    const { totalDocs } = await cms().payload.count({
      collection: 'cases',
      where: { captcha: { equals: captcha } },
    });
    expect(totalDocs).toBe(1);
  });

  it('are separate messages if the same key has other content', async () => {
    const headers = { [IDEMPOTENCY_KEY_HEADER]: randomUUID() };
    const first = await post({ answers: { ...answers, notes: 'Satu' }, locale: 'id' }, headers);
    const second = await post({ answers: { ...answers, notes: 'Dua' }, locale: 'id' }, headers);
    expect(await ticketOf(first)).not.toBe(await ticketOf(second));
  });

  it('get the first ticket when their browser sends them again from other pages, also at the same time', async () => {
    const body = { answers: { ...answers, notes: 'Dua tab' }, locale: 'id', browser: 'peramban-1' };
    const responses = await Promise.all(Array.from({ length: 6 }, () => post(body)));
    responses.push(await post(body));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(await Promise.all(responses.map(ticketOf))).size).toBe(1);
    expect(await rowsWithNotes('Dua tab')).toHaveLength(1);
  });

  it('get a ticket of their own from another browser, with any other answer, and after half an hour', async () => {
    const notes = 'Hampir sama';
    const body = { answers: { ...answers, notes }, locale: 'id', browser: 'peramban-2' };
    const others = [
      body,
      { ...body, browser: 'peramban-3' },
      { ...body, browser: undefined },
      { ...body, browser: undefined },
      { ...body, locale: 'en' },
      ...Object.entries({
        fullName: 'Dewi',
        email: 'dewi@contoh.example',
        phone: '0813 1111 2222',
        identityNumber: '3171234507890002',
      }).map(([field, value]) => ({ ...body, answers: { ...body.answers, [field]: value } })),
    ];
    const tickets = new Set<string>();
    for (const one of others) tickets.add(await ticketOf(await post(one)));
    expect(tickets.size).toBe(others.length);
    const [first = ''] = tickets;
    expect(await ticketOf(await post(body))).toBe(first);

    const before = new Date(Date.now() - DEDUPLICATION_WINDOW_MS - 1_000).toISOString();
    await readRows(
      cms().payload,
      sql`UPDATE cases SET received_at = ${before} WHERE ticket = ${first} RETURNING id`,
    );
    expect(tickets).not.toContain(await ticketOf(await post(body)));
  });

  it('have an encrypted identity number, masked for everybody', async () => {
    const ticket = await ticketOf(await post({ answers: { ...answers, notes: 'Rahasia' }, locale: 'id' }));
    const raw = JSON.stringify(await readRows(cms().payload, sql`SELECT answers FROM cases`));
    expect(raw).toContain('v2.default.');
    expect(raw).not.toContain(identityNumber);

    const find = async (user: TypedUser) => {
      const where = { ticket: { equals: ticket } };
      const { docs } = await cms().payload.find({ collection: 'cases', where, overrideAccess: false, user });
      return docs[0];
    };
    const masked = '••••••••••••0001';
    for (const who of [administrator, auditor])
      expect((await find(who))?.answers).toMatchObject({ identityNumber: masked });

    // Updating a case must not store the displayed mask.
    const id = (await find(administrator))?.id ?? 0;
    await cms().payload.update({
      collection: 'cases',
      id,
      data: {
        status: 'inProgress',
        answers: { notes: 'Diubah', identityNumber: '1' },
      },
      overrideAccess: false,
      user: administrator,
    });
    expect(await find(administrator)).toMatchObject({
      status: 'inProgress',
      answers: { notes: 'Rahasia', identityNumber: masked },
    });
    expect(JSON.stringify(await readRows(cms().payload, sql`SELECT answers FROM cases`))).not.toContain('•');
  });

  it('cannot be written through the collection API', async () => {
    const response = await fetch(`${cms().url}/api/cases`, {
      method: 'POST',
      body: JSON.stringify(answers),
      headers: { 'content-type': 'application/json', [SERVICE_KEY_HEADER]: cms().serviceKey },
    });
    expect(response.status).toBe(403);
  });

  const body = { answers, locale: 'id' };
  it.each<[string, unknown, Record<string, string | undefined>, number]>([
    ['no service key', body, { [SERVICE_KEY_HEADER]: undefined }, 403],
    ['another service key', body, { [SERVICE_KEY_HEADER]: 'wrong' }, 403],
    ['no idempotency key', body, { [IDEMPOTENCY_KEY_HEADER]: undefined }, 400],
    ['a bad idempotency key', body, { [IDEMPOTENCY_KEY_HEADER]: '1 OR 1=1' }, 400],
    ['another content type', body, { 'content-type': 'text/plain' }, 415],
    ['no JSON', '{"answers":', {}, 400],
    ['bytes that are no text', '\ud800', {}, 400],
    ['an array', [], {}, 400],
    ['null', 'null', {}, 400],
    ['no captcha', { ...body, captcha: undefined }, {}, 400],
    ['a captcha that is no id', { ...body, captcha: 'x' }, {}, 400],
    ['an unknown language', { answers, locale: 'de' }, {}, 400],
    ['answers that are no object', { answers: 'hello', locale: 'id' }, {}, 400],
    ['too large a body', { answers: { ...answers, notes: 'x'.repeat(100_000) }, locale: 'id' }, {}, 413],
    ['a dangerous key', '{"answers":{"__proto__":{"a":1}},"locale":"id"}', {}, 400],
  ])('are rejected with %s', async (_what, content, headers, status) => {
    const response = await post(content, headers);
    expect([response.status, await response.json()]).toEqual([
      status,
      expect.objectContaining({ statusCode: status, message: expect.any(String) }),
    ]);
  });

  it('report every invalid field', async () => {
    const response = await post({ answers: { ...answers, email: 'x', notes: '' }, locale: 'id' });
    expect([response.status, await response.json()]).toEqual([
      400,
      { statusCode: 400, message: expect.any(String), fields: { email: ['email'], notes: ['required'] } },
    ]);
  });

  it('are rejected with too long a name of a privacy notice', async () => {
    expect((await post({ ...body, notice: 'x'.repeat(31) })).status).toBe(400);
  });

  describe('are confirmed by mail on request', () => {
    const mails = async () => {
      const folder = path.join(cms().env.dataDir, 'mail');
      const files = await readdir(folder).catch(() => []);
      return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
    };
    const send = async (more: object) => {
      const response = await post({ answers: { ...answers, sendCopy: 'on', ...more }, locale: 'en' });
      const ticket = await ticketOf(response);
      await cms().payload.jobs.run({ limit: 100 });
      return ticket;
    };

    it('with the ticket, but no typed text', async () => {
      const fullName = 'Menangkan Hadiah';
      const notes = 'Klik https://palsu.example sekarang';
      const ticket = await send({ fullName, notes });
      const [mail = '', ...others] = await mails();
      expect(others).toEqual([]);
      expect(mail).toContain('ratna@contoh.example');
      expect(mail).toContain(ticket);
      expect(mail).toContain('Ticket number');
      for (const typed of [fullName, 'palsu', identityNumber]) expect(mail).not.toContain(typed);
    });

    it('at most three times a day per normalized address, which is neither logged nor stored', async () => {
      const log = vi.spyOn(cms().payload.logger, 'warn');
      const addresses = ['korban@contoh.example', 'Korban@contoh.example', 'korban+1@contoh.example'];
      for (const [index, email] of [...addresses, ...addresses].entries())
        await send({ email, notes: `Pesan ${index}` });
      await send({ email: 'lain@contoh.example' });
      const sent = (await mails()).filter((mail) => /^To: .*korban/im.test(mail));
      expect(sent).toHaveLength(3);
      expect((await mails()).filter((mail) => /^To: .*lain@/im.test(mail))).toHaveLength(1);
      expect(log).toHaveBeenCalledTimes(3);
      const { docs } = await cms().payload.find({ collection: 'payload-kv', pagination: false });
      expect(JSON.stringify([docs, log.mock.calls])).not.toMatch(/korban/i);
      log.mockRestore();
    });

    it('not counting retries and earlier days', async () => {
      const { payload } = cms();
      const old = { key: 'receipt:2020-01-01:x:1', data: { case: '1' } };
      await payload.create({ collection: 'payload-kv', data: old });
      const acquire = (caseId: string, isStatutory = false) =>
        acquireRecipientSlot(payload, { address: 'ulang@contoh.example', caseId, isStatutory });
      for (let attempt = 0; attempt < 5; attempt += 1) expect(await acquire('7')).toBe(true);
      const taken = ['8', '9', '10'].map((caseId) => acquire(caseId));
      expect((await Promise.all(taken)).filter(Boolean)).toHaveLength(2);
      // Of complaints and data requests, which are counted apart.
      const statutory = Array.from({ length: 11 }, (_, index) => acquire(String(20 + index), true));
      expect((await Promise.all(statutory)).filter(Boolean)).toHaveLength(10);
      expect(
        (await payload.count({ collection: 'payload-kv', where: { key: { equals: old.key } } })).totalDocs,
      ).toBe(0);
    });
  });
});
