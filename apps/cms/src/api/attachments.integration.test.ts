import { randomUUID } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import {
  ATTACHMENTS_FIELD,
  IDEMPOTENCY_KEY_HEADER,
  pendingAttachment,
  SERVICE_KEY_HEADER,
  submissionResponse,
} from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { HOUR_MS } from '@beranda/finance';
import { createLocalReq } from 'payload';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { linkAttachments, MissingAttachmentsError } from '#cms/collections/attachments/link-attachments.ts';
import { removeOrphans } from '#cms/collections/attachments/remove-orphans.ts';
import { inTransaction, readRows, sql } from '#cms/database/sql.ts';
import { uploadAttachment } from '../../testing/attachments.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { pdfFile } from '../../testing/document.ts';
import { createUser, sampleCase, signIn } from '../../testing/records.ts';
import { postSubmission } from '../../testing/submissions.ts';

const pdf = pdfFile('x').data;
const answers = await sampleOf('contact');

onEachDatabase('attachments of a submission', (cms) => {
  beforeAll(async () => {
    await createUser(cms(), 'pertama', ['administrator']);
    await createUser(cms(), 'layanan', ['customer-care']);
    await createUser(cms(), 'auditor', ['auditor']);
  });

  const upload = async (name = 'lampiran.pdf', data = pdf) =>
    pendingAttachment.parse(await (await uploadAttachment(cms(), data, { name })).json()).id;

  const submit = (
    attachments: unknown,
    { notes = randomUUID(), key = randomUUID() }: { notes?: string; key?: string } = {},
  ) =>
    postSubmission(
      cms(),
      'contact',
      { answers: { ...answers, notes }, attachments, locale: 'id' },
      { [IDEMPOTENCY_KEY_HEADER]: key },
    );
  const ticketOf = async (response: Response) => submissionResponse.parse(await response.json()).ticket;

  const caseOf = async (ticket: string) => {
    const { docs } = await cms().payload.find({
      collection: 'cases',
      where: { ticket: { equals: ticket } },
      depth: 0,
    });
    return docs[0];
  };
  const attachmentsOf = async (ticket: string) => {
    const found = await caseOf(ticket);
    const { docs } = await cms().payload.find({
      collection: 'attachments',
      where: { case: { equals: found?.id } },
      sort: 'createdAt',
      depth: 0,
    });
    return docs;
  };
  const countCases = async () => (await cms().payload.count({ collection: 'cases' })).totalDocs;
  const age = (key: string, hours: number) =>
    readRows(
      cms().payload,
      sql`UPDATE attachments SET created_at = ${new Date(Date.now() - hours * HOUR_MS).toISOString()}
          WHERE key = ${key} RETURNING id`,
    );

  it('are linked to its case, also when it is sent again', async () => {
    const ids = [await upload('satu.pdf'), await upload('dua.pdf')];
    const sent = { notes: 'dengan lampiran', key: randomUUID() };
    const ticket = await ticketOf(await submit(ids, sent));
    expect(await attachmentsOf(ticket)).toMatchObject([{ name: 'satu.pdf' }, { name: 'dua.pdf' }]);
    expect(await ticketOf(await submit(ids.toReversed(), sent))).toBe(ticket);
  });

  it('are linked once, however often it is sent at the same time', async () => {
    const ids = [await upload()];
    const sent = { notes: 'bersamaan', key: randomUUID() };
    const responses = await Promise.all(Array.from({ length: 6 }, () => submit(ids, sent)));
    expect(new Set(await Promise.all(responses.map(ticketOf))).size).toBe(1);
  });

  it('are recognised when they were uploaded again: the content counts, and the name', async () => {
    const sent = { notes: 'diunggah lagi', key: randomUUID() };
    const ticketFor = async (...names: string[]) =>
      ticketOf(await submit(await Promise.all(names.map((name) => upload(name))), sent));
    const ticket = await ticketFor('satu.pdf', 'dua.pdf');
    expect(await ticketFor('dua.pdf', 'satu.pdf')).toBe(ticket);
    expect(await attachmentsOf(ticket)).toHaveLength(2);
    expect(await ticketFor('satu.pdf')).not.toBe(ticket);
    expect(await ticketFor('satu.pdf', 'tiga.pdf')).not.toBe(ticket);
    const changed = await uploadAttachment(cms(), pdfFile('x', 'lain').data, { name: 'dua.pdf' });
    const { id } = pendingAttachment.parse(await changed.json());
    expect(await ticketOf(await submit([await upload('satu.pdf'), id], sent))).not.toBe(ticket);
  });

  it('belong to one case, also when two are sent at the same time', async () => {
    const ids = [await upload()];
    const before = await countCases();
    const responses = await Promise.all([submit(ids), submit(ids), submit(ids)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(await countCases()).toBe(before + 1);
  });

  it('that are missing, used or expired reject it, and nothing is stored', async () => {
    const [used, expired, good] = [await upload(), await upload(), await upload()];
    await submit([used]);
    await age(expired, 25);
    const before = await countCases();
    for (const ids of [[randomUUID()], [used], [expired], [good, expired]]) {
      const response = await submit(ids);
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { fields: { [ATTACHMENTS_FIELD]: ['fileGone'] } },
      ]);
    }
    expect(await countCases()).toBe(before);
    expect((await submit([good])).status).toBe(201);
  });

  it.each([
    ['four', () => Array.from({ length: 4 }, () => randomUUID())],
    ['two equal', () => Array(2).fill(randomUUID())],
    ['no keys', () => ['1 OR 1=1']],
    ['no list', () => 'x'],
  ])('are rejected if they are %s', async (_what, ids) => {
    expect((await submit(ids())).status).toBe(400);
  });

  it('are not those of another form, nor unscanned where a scanner is required', async () => {
    const key = await upload();
    const { payload } = cms();
    const link = async (form: string, isScanRequired: boolean) => {
      const req = await createLocalReq({}, payload);
      await inTransaction(req, async () => {
        const data = sampleCase(randomUUID());
        const { id } = await payload.create({ collection: 'cases', data, req, depth: 0 });
        await linkAttachments(req, { ids: [key], form, caseId: id, isScanRequired });
      });
    };
    await expect(link('complaint', false)).rejects.toBeInstanceOf(MissingAttachmentsError);
    await expect(link('contact', true)).rejects.toBeInstanceOf(MissingAttachmentsError);
    await readRows(payload, sql`UPDATE attachments SET scan = 'clean' WHERE key = ${key} RETURNING id`);
    await link('contact', true);
  });

  describe('are downloaded', () => {
    const addressOf = async (name: string, isSent = true, data?: Buffer) => {
      const key = await upload(name, data);
      if (isSent) await submit([key]);
      const { docs } = await cms().payload.find({
        collection: 'attachments',
        where: { key: { equals: key } },
      });
      return `${cms().url}/api/attachments/${docs[0]?.id}/file`;
    };

    it('by customer care, and never shown by the browser', async () => {
      const response = await fetch(await addressOf('kontrak "baru" é.pdf'), {
        headers: await signIn(cms(), 'layanan'),
      });
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="kontrak _baru_ _.pdf"; filename*=UTF-8''kontrak%20_baru_%20%C3%A9.pdf`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
    });

    it('and the history of the case records by whom', async () => {
      const address = await addressOf('dibuka.pdf');
      const headers = await signIn(cms(), 'layanan');
      const openings = async () =>
        (
          await cms().payload.find({
            collection: 'case-events',
            where: { and: [{ kind: { equals: 'file-opened' } }, { note: { equals: 'dibuka.pdf' } }] },
          })
        ).docs;
      await fetch(address, { headers: await signIn(cms(), 'auditor') });
      expect(await openings()).toEqual([]);
      await fetch(address, { headers });
      expect(await openings()).toMatchObject([{ authorName: 'layanan' }]);
    });

    it('by nobody else, and not before they belong to a case', async () => {
      const address = await addressOf('rahasia.pdf');
      expect((await fetch(address)).status).toBe(403);
      expect((await fetch(address, { headers: await signIn(cms(), 'auditor') })).status).toBe(403);
      expect((await fetch(address, { headers: { [SERVICE_KEY_HEADER]: cms().serviceKey } })).status).toBe(
        403,
      );
      const headers = await signIn(cms(), 'layanan');
      expect((await fetch(await addressOf('tertunda.pdf', false), { headers })).status).toBe(404);
      expect((await fetch(`${cms().url}/api/attachments/987654/file`, { headers })).status).toBe(404);
      expect((await fetch(`${cms().url}/api/attachments/..%2f..%2fx/file`, { headers })).status).toBe(404);
    });

    it('and previewed by the same people: the first page of a PDF as picture', async () => {
      const drawable = Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 600]>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
      );
      const preview = async (...file: Parameters<typeof addressOf>) =>
        (await addressOf(...file)).replace(/file$/, 'first-page');
      const headers = await signIn(cms(), 'layanan');
      const address = await preview('halaman.pdf', true, drawable);
      const response = await fetch(address, { headers });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const { format, height, width } = await sharp(await response.arrayBuffer()).metadata();
      expect({ format, height, width }).toEqual({ format: 'png', height: 1700, width: 850 });

      expect((await fetch(address)).status).toBe(403);
      expect((await fetch(address, { headers: await signIn(cms(), 'auditor') })).status).toBe(403);
      expect((await fetch(await preview('tertunda.pdf', false, drawable), { headers })).status).toBe(404);
      // Nothing that can be drawn.
      expect((await fetch(await preview('rusak.pdf'), { headers })).status).toBe(404);
    });

    it('and listed by the API without the name of their file on disk', async () => {
      const list = await fetch(`${cms().url}/api/attachments?limit=100`, {
        headers: await signIn(cms(), 'layanan'),
      });
      const text = await list.text();
      expect(text).toContain('rahasia.pdf');
      expect(text).not.toContain('"key"');
      expect((await fetch(`${cms().url}/api/attachments`)).status).toBe(403);
    });
  });

  it('that are never sent are removed after a day, as are those of a deleted case', async () => {
    const { payload, env } = cms();
    const folder = path.join(env.dataDir, 'attachments');
    const [young, old, kept, ofDeleted] = [await upload(), await upload(), await upload(), await upload()];
    await submit([kept]);
    const deleted = await caseOf(await ticketOf(await submit([ofDeleted])));
    await payload.delete({ collection: 'cases', id: Number(deleted?.id), overrideAccess: true });
    const yesterday = new Date(Date.now() - 25 * HOUR_MS);
    for (const key of [old, kept, ofDeleted]) {
      await age(key, 25);
      await utimes(path.join(folder, key), yesterday, yesterday);
    }
    expect(await removeOrphans(payload, env.dataDir)).toBe(2);
    const files = await readdir(folder);
    expect(files).toEqual(expect.arrayContaining([young, kept]));
    expect(files).not.toContain(old);
    expect(files).not.toContain(ofDeleted);
    expect(
      await readRows(payload, sql`SELECT id FROM attachments WHERE key IN (${old}, ${ofDeleted})`),
    ).toEqual([]);
    expect(await removeOrphans(payload, env.dataDir)).toBe(0);
  });
});
