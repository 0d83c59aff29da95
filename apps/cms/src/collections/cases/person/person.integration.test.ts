import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeAttachment } from '#cms/collections/attachments/attachment-files.ts';
import { readRows, sql } from '#cms/database/sql.ts';
import type { Case } from '#cms/payload-types.ts';
import { auditOf } from '../../../../testing/audit.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { publishItem } from '../../../../testing/items.ts';
import { sampleCase } from '../../../../testing/records.ts';
import {
  ADMINISTRATOR,
  CARE,
  EVERYONE,
  makeSignedInTestUsers,
  type TestRole,
} from '../../../../testing/test-users.ts';
import type { CaseStatus } from '../status/case-status.ts';
import { changeStatus } from '../status/change-status.ts';
import type { FoundCase } from './list-cases.ts';

const identityNumber = '3171234507890001';
const hasPython = spawnSync('python3', ['--version']).status === 0;

onEachDatabase('the data of one person', (cms) => {
  const people = makeSignedInTestUsers(cms);
  beforeAll(async () => {
    await mkdir(path.join(cms().env.dataDir, 'attachments'), { recursive: true });
  });

  const send = (who: TestRole, action: string, body: unknown) =>
    fetch(`${cms().url}/api/cases/person/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...people.headersOf(who) },
      body: JSON.stringify(body),
    });

  async function newCase(data: Partial<Case> = {}, statuses: CaseStatus[] = []): Promise<Case> {
    const { payload } = cms();
    const sample = { ...sampleCase(people.next('person')), ...data };
    const { id } = await payload.create({ collection: 'cases', data: sample as never, overrideAccess: true });
    const closing = { reason: 'withdrawn', explanation: 'Lewat telepon' } as const;
    for (const status of statuses)
      await changeStatus(
        await createLocalReq({}, payload),
        id,
        status,
        sample.form === 'complaint' ? closing : undefined,
      );
    return payload.findByID({ collection: 'cases', id, depth: 0, overrideAccess: true });
  }

  const of = (email: string) => ({ senderEmail: email });
  const found = async (person: object, who: TestRole = 'customer-care') =>
    ((await (await send(who, 'find', { person })).json()) as { cases: FoundCase[] }).cases;
  const eventsOf = async (id: number) => {
    const { docs } = await cms().payload.find({
      collection: 'case-events',
      where: { case: { equals: id } },
      sort: 'id',
      pagination: false,
      overrideAccess: true,
    });
    return docs;
  };
  const exists = async (id: number) =>
    (await cms().payload.count({ collection: 'cases', where: { id: { equals: id } } })).totalDocs === 1;

  it('is found by address and phone as people write them, and by nothing else', async () => {
    const caseDoc = await newCase({ senderEmail: 'Cari@Contoh.example', senderPhone: '+62 811-0000-1111' });
    const two = await newCase({ senderEmail: 'lain@contoh.example', senderPhone: '0811 0000 1111' });
    await newCase({ senderEmail: 'cari@contoh.example.evil.example', senderPhone: '081100001112' });
    const idsOf = async (person: object) => (await found(person)).map(({ id }) => id);
    expect(await idsOf({ email: ' cari@contoh.EXAMPLE' })).toEqual([caseDoc.id]);
    expect(await idsOf({ phone: '62 811 0000 1111' })).toEqual([two.id, caseDoc.id]);
    expect(await idsOf({ email: 'cari@contoh.example', phone: '0811-0000-1111' })).toEqual([
      two.id,
      caseDoc.id,
    ]);
    expect(await idsOf({ email: '%' })).toEqual([]);
    expect(await idsOf({ email: "x' OR '1'='1" })).toEqual([]);
  });

  it('is found by a phone number whose key was stored before its present spelling', async () => {
    const ids: number[] = [];
    for (const [index, key] of ['00822', '0062822', '00620822'].entries()) {
      const { id } = await newCase({ senderPhone: `0899 0000 000${index}` });
      await cms().payload.db.updateOne({
        collection: 'cases',
        id,
        data: { senderPhoneKey: `${key}00003333` },
      });
      ids.unshift(id);
    }
    for (const phone of ['0822 0000 3333', '+62 (0)822 0000 3333', '0062 822 0000 3333'])
      expect((await found({ phone })).map(({ id }) => id)).toEqual(ids);
  });

  it('is not listed, exported or erased with more cases than a list has', async () => {
    const { payload } = cms();
    const { id, senderPhone: phone } = await newCase({ senderPhone: '0877 0000 4444' });
    const email = 'cabang@contoh.example';
    const copied = sql`form, status, locale, received_at, sender_name, sender_phone, sender_phone_key, answers`;
    await readRows(
      payload,
      sql`INSERT INTO cases (ticket, idempotency_key, sender_email_key, ${copied})
          WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 500)
          SELECT 'MANY-' || n, 'many-' || n, ${email}, ${copied} FROM cases, numbers
          WHERE cases.id = ${id} RETURNING id`,
    );
    expect(await found({ email })).toHaveLength(500);
    for (const [action, more] of [
      ['find', {}],
      ['export', { cases: [id], locale: 'id' }],
      ['erase', { cases: [id], request: id }],
    ] as const) {
      const response = await send('administrator', action, { person: { phone }, ...more });
      expect(response.status, action).toBe(422);
      expect(await response.text()).toContain('500');
    }
    await payload.db.deleteMany({ collection: 'cases', where: { ticket: { like: 'MANY-' } } });
  });

  describe('is exported', () => {
    const exported = (who: TestRole, email: string, cases: number[], locale = 'id') =>
      send(who, 'export', { person: { email }, cases, locale });

    it('in full, with files and without names of staff, and each case records it', {
      skip: !hasPython,
    }, async () => {
      const email = 'ekspor@contoh.example';
      const caseDoc = await newCase({
        ...of(email),
        senderName: '<script>alert(1)</script>',
        answers: { customerType: 'individual', identityNumber, notes: 'Catatan "asli"' },
      });
      await publishItem(cms(), 'products', 'simpanan/dibawa', ['id', 'en']);
      const answers = { product: 'simpanan/dibawa' };
      const two = await newCase({ ...of(email), form: 'product-registration', answers });
      await storeAttachment(cms().env.dataDir, 'ekspor-1', Buffer.from('isi berkas'));
      for (const key of ['ekspor-1', 'ekspor-gone'])
        await cms().payload.create({
          collection: 'attachments',
          data: {
            case: caseDoc.id,
            key,
            form: 'contact',
            name: 'ktp.pdf',
            format: 'pdf',
            bytes: 10,
            scan: 'off',
          },
        });
      await fetch(`${cms().url}/api/cases/${caseDoc.id}/notes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...people.headersOf('customer-care') },
        body: JSON.stringify({ note: 'Hanya untuk petugas' }),
      });

      const response = await exported('customer-care', email, [caseDoc.id, two.id], 'en');
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="personal-data.zip"',
        'cache-control': expect.stringContaining('no-store'),
      });
      const folder = await mkdtemp(path.join(tmpdir(), 'beranda-export-'));
      try {
        await writeFile(path.join(folder, 'a.zip'), Buffer.from(await response.arrayBuffer()));
        execFileSync('python3', ['-m', 'zipfile', '-e', 'a.zip', 'out'], { cwd: folder });
        const read = (name: string) => readFile(path.join(folder, 'out', name), 'utf8');
        const [json, html] = [await read('data.json'), await read('data.html')];
        for (const text of [json, html]) {
          expect(text).toContain(identityNumber);
          expect(text).toContain('Individual customer');
          // The title of the product as the person chose it, not its address.
          expect(text).toContain('simpanan/dibawa en');
          expect(text).toContain(caseDoc.ticket);
          expect(text).toContain(two.ticket);
          expect(text).not.toMatch(/customer-care|Hanya untuk petugas/);
        }
        expect(html).not.toContain('<script');
        expect(html).toContain('&lt;script&gt;');
        expect(await read(`attachments/${caseDoc.ticket}/1-ktp.pdf`)).toBe('isi berkas');
        const { cases } = JSON.parse(json) as { cases: { attachments: object[]; history: object[] }[] };
        expect(cases[1]?.attachments).toMatchObject([{ name: 'ktp.pdf' }, { name: 'ktp.pdf', file: null }]);
        expect(cases[1]?.history).toMatchObject([{ what: 'Received from the site' }, { what: 'Note' }]);
      } finally {
        await rm(folder, { recursive: true });
      }
      for (const { id } of [caseDoc, two])
        expect((await eventsOf(id)).at(-1)).toMatchObject({ kind: 'exported', authorName: 'customer-care' });
    });

    it('only as far as it is theirs', async () => {
      const caseDoc = await newCase(of('milik@contoh.example'));
      const other = await newCase({ ...of('bukan@contoh.example'), senderPhone: '0899 1111 2222' });
      const response = await exported('customer-care', 'milik@contoh.example', [caseDoc.id, other.id]);
      expect(response.status).toBe(404);
      for (const { id } of [caseDoc, other]) expect(await eventsOf(id)).toHaveLength(1);
    });
  });

  describe('is erased on request', () => {
    const requestOf = (email: string) =>
      newCase({ ...of(email), form: 'data-request', answers: { requestType: 'erasure', details: 'Hapus' } });

    it('except what is open, held or demanded by law, and the request records how many', async () => {
      const email = 'hapus@contoh.example';
      const request = await requestOf(email);
      const done = await newCase(of(email), ['settled']);
      const open = await newCase(of(email), ['inProgress']);
      const held = await newCase(of(email), ['closed']);
      const complaint = await newCase({ ...of(email), form: 'complaint' }, ['closed']);
      await fetch(`${cms().url}/api/cases/${held.id}/legal-hold`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...people.headersOf('administrator') },
        body: JSON.stringify({ isHeld: true, reason: 'Sengketa' }),
      });
      const all = [request, done, open, held, complaint].map(({ id }) => id);
      const shown = await found({ email });
      expect(new Map(shown.map(({ id, keep }) => [id, keep]))).toEqual(
        new Map<number, string | null>([
          [request.id, 'open'],
          [done.id, null],
          [open.id, 'open'],
          [held.id, 'hold'],
          [complaint.id, 'law'],
        ]),
      );
      expect(shown.find(({ id }) => id === complaint.id)?.keptUntil).toBeTruthy();

      const statistics = async () =>
        (await cms().payload.count({ collection: 'case-statistics', overrideAccess: true })).totalDocs;
      const before = await statistics();
      // Also where somebody sends what was not offered.
      const response = await send('administrator', 'erase', {
        person: { email },
        cases: all,
        request: request.id,
      });
      expect(await response.json()).toEqual({
        erased: [done.id],
        kept: expect.arrayContaining([request.id, open.id, held.id, complaint.id]),
      });
      expect(await exists(done.id)).toBe(false);
      for (const { id } of [request, open, held, complaint]) expect(await exists(id)).toBe(true);
      expect(await statistics()).toBe(before + 1);
      const event = { kind: 'erased-on-request', authorName: 'administrator' };
      expect((await eventsOf(request.id)).slice(-2)).toMatchObject([
        { ...event, note: done.ticket },
        { ...event, note: '1 / 5' },
      ]);
    });

    it('except what was merged with one that is held or open', async () => {
      const email = 'gabungan@contoh.example';
      const request = await requestOf(email);
      const post = async (id: number, action: string, body: object) => {
        const response = await fetch(`${cms().url}/api/cases/${id}/${action}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...people.headersOf('administrator') },
          body: JSON.stringify(body),
        });
        expect(response.status).toBe(200);
      };
      const [part, into] = [await newCase(of(email)), await newCase(of(email))];
      await post(part.id, 'merge', { ticket: into.ticket });
      const cases = [part.id, into.id];
      const keep = async () => {
        const shown = await found({ email });
        return cases.map((id) => shown.find((candidate) => candidate.id === id)?.keep);
      };
      const erase = async () =>
        (await send('administrator', 'erase', { person: { email }, cases, request: request.id })).json();
      expect(await keep()).toEqual(['open', 'open']);
      await changeStatus(await createLocalReq({}, cms().payload), into.id, 'closed');
      expect(await keep()).toEqual([null, null]);
      await post(part.id, 'legal-hold', { isHeld: true, reason: 'Sengketa' });
      expect(await keep()).toEqual(['hold', 'hold']);
      expect(await erase()).toEqual({ erased: [], kept: expect.arrayContaining(cases) });
      await post(part.id, 'legal-hold', { isHeld: false, reason: 'Selesai' });
      expect(await erase()).toEqual({ erased: expect.arrayContaining(cases), kept: [] });
    });

    it('with its author for each case, also where a later one fails', async () => {
      const email = 'gagal@contoh.example';
      const request = await requestOf(email);
      const caseDoc = await newCase(of(email), ['settled']);
      const two = await newCase(of(email), ['settled']);
      const { payload } = cms();
      await payload.create({
        collection: 'attachments',
        data: {
          case: two.id,
          key: 'gagal',
          form: 'contact',
          name: 'ktp.pdf',
          format: 'pdf',
          bytes: 10,
          scan: 'off',
        },
      });
      const create = payload.create.bind(payload);
      let count = 0;
      payload.create = (async (args: { collection: string }) => {
        if (args.collection === 'case-statistics') count += 1;
        if (count === 2) throw new Error('stopped');
        return create(args as never);
      }) as never;
      try {
        const body = { person: { email }, cases: [caseDoc.id, two.id], request: request.id };
        const rows = await auditOf(cms(), async () => {
          expect((await send('administrator', 'erase', body)).status).toBe(500);
        });
        // The latest is erased first.
        expect([await exists(caseDoc.id), await exists(two.id)]).toEqual([true, false]);
        expect((await eventsOf(request.id)).slice(1)).toMatchObject([
          { kind: 'erased-on-request', note: two.ticket, authorName: 'administrator' },
        ]);
        const actorName = 'administrator';
        const { id: actor } = people.accountOf('administrator');
        expect(rows).toHaveLength(3);
        expect(rows).toMatchObject([
          { action: 'deleted', collection: 'attachments', actor, actorName },
          { action: 'deleted', collection: 'cases', document: String(two.id), actor, actorName },
          { action: 'case-erased-on-request', collection: 'cases', document: String(request.id), actor },
        ]);
      } finally {
        payload.create = create;
      }
    });

    it('only with a request, and only what is theirs', async () => {
      const email = 'tanpa@contoh.example';
      const [caseDoc, other] = [
        await newCase(of(email), ['settled']),
        await newCase(of('lain2@contoh.example'), ['settled']),
      ];
      const request = await requestOf(email);
      const erase = (cases: number[], basis: unknown) =>
        send('administrator', 'erase', { person: { email }, cases, request: basis });
      expect((await erase([caseDoc.id], caseDoc.id)).status).toBe(404);
      expect((await erase([caseDoc.id], 987_654_321)).status).toBe(404);
      expect((await erase([caseDoc.id, other.id], request.id)).status).toBe(404);
      for (const { id } of [caseDoc, other]) expect(await exists(id)).toBe(true);
    });
  });

  it.each(EVERYONE)(
    'is shown and exported to those who work cases, and erased by administrators: %s',
    async (who) => {
      const email = `${people.next('akses')}@contoh.example`;
      const caseDoc = await newCase(of(email), ['settled']);
      const request = await newCase({ ...of(email), form: 'data-request' });
      const body = { person: { email }, cases: [caseDoc.id] };
      const statuses = [
        (await send(who, 'find', { person: { email } })).status,
        (await send(who, 'export', { ...body, locale: 'id' })).status,
        (await send(who, 'erase', { ...body, request: request.id })).status,
      ];
      const care = CARE.includes(who) ? 200 : 403;
      expect(statuses).toEqual([care, care, ADMINISTRATOR.includes(who) ? 200 : 403]);
      expect(await exists(caseDoc.id)).toBe(!ADMINISTRATOR.includes(who));
    },
  );

  it.each([
    ['find', {}],
    ['find', { person: {} }],
    ['find', { person: { phone: '08' } }],
    ['export', { person: { email: 'x@y.example' }, cases: [], locale: 'id' }],
    ['export', { person: { email: 'x@y.example' }, cases: ['1'], locale: 'id' }],
    ['export', { person: { email: 'x@y.example' }, cases: [1], locale: 'fr' }],
    ['erase', { person: { email: 'x@y.example' }, cases: [1] }],
  ])('%s rejects %o', async (action, body) => {
    expect((await send('administrator', action, body)).status).toBe(400);
  });
});
