import { FILE_NAME_HEADER } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import { expect, it } from 'vitest';
import type { Case } from '#cms/payload-types.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { pdfFile } from '../../../testing/document.ts';
import { sampleCase } from '../../../testing/records.ts';
import {
  CARE,
  EVERYONE,
  makeSignedInTestUsers,
  rejectionStatusOf,
  type TestRole,
} from '../../../testing/test-users.ts';
import { MAX_FILES_OF_CASE } from './add-to-case.ts';

const pdf = pdfFile('x').data;

onOneDatabase('a file that staff add to a case', (cms) => {
  const { headersOf, ...people } = makeSignedInTestUsers(cms);

  const newCase = (more: Partial<Case> = {}): Promise<Case> =>
    cms().payload.create({
      collection: 'cases',
      data: { ...sampleCase(people.next('file')), ...more },
      overrideAccess: true,
    });

  const add = (
    id: unknown,
    { who = 'customer-care' as TestRole, data = pdf, name = 'surat kuasa.pdf', query = 'from=bank' } = {},
  ) =>
    fetch(`${cms().url}/api/cases/${id}/attachments?${query}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        [FILE_NAME_HEADER]: encodeURIComponent(name),
        ...headersOf(who),
      },
      body: new Uint8Array(data),
    });

  const filesOf = async ({ id }: Case) =>
    (await cms().payload.find({ collection: 'attachments', where: { case: { equals: id } }, limit: 0 })).docs;

  it('belongs to it, and its history records who added it', async () => {
    const caseDoc = await newCase();
    expect((await add(caseDoc.id)).status).toBe(201);
    const [file] = await filesOf(caseDoc);
    expect(file).toMatchObject({ name: 'surat kuasa.pdf', format: 'pdf' });
    const { docs } = await cms().payload.find({
      collection: 'case-events',
      where: { case: { equals: caseDoc.id } },
      sort: '-id',
    });
    expect(docs[0]).toMatchObject({
      kind: 'file-added',
      field: 'bank',
      note: 'surat kuasa.pdf',
      authorName: 'customer-care',
    });
    const path = `${cms().url}/api/attachments/${file?.id}/file`;
    const download = await fetch(path, { headers: headersOf('customer-care') });
    expect(Buffer.from(await download.arrayBuffer())).toEqual(Buffer.from(pdf));
  });

  it('is added by those who work the case', async () => {
    const caseDoc = await newCase();
    for (const who of EVERYONE)
      expect([who, (await add(caseDoc.id, { who, name: `${who}.pdf` })).status]).toEqual([
        who,
        CARE.includes(who) ? 201 : rejectionStatusOf(who),
      ]);
    expect(await filesOf(caseDoc)).toHaveLength(CARE.length);
  });

  it.each([
    '',
    'from=customer',
    'from=sender',
    'from=sender&receivedOn=2026-02-30',
    'from=sender&receivedOn=2999-01-01',
    // Before the case.
    'from=sender&receivedOn=2026-01-01',
  ])('needs to be known whose it is, and when it came from the sender: not “%s”', async (query) => {
    const caseDoc = await newCase();
    expect((await add(caseDoc.id, { query })).status).toBe(400);
    expect(await filesOf(caseDoc)).toEqual([]);
  });

  it('is added once, however often it is sent from the same origin', async () => {
    const caseDoc = await newCase();
    const receivedOn = jakartaDate(new Date());
    const fromSender = `from=sender&receivedOn=${receivedOn}`;
    const send = async (query: string, more: { name?: string; data?: Buffer } = {}) =>
      (await add(caseDoc.id, { query, ...more })).status;
    expect([await send(fromSender), await send(fromSender)]).toEqual([201, 200]);
    expect(await filesOf(caseDoc)).toHaveLength(1);
    const where = { case: { equals: caseDoc.id }, kind: { equals: 'file-added' } };
    expect((await cms().payload.count({ collection: 'case-events', where })).totalDocs).toBe(1);
    expect([await send('from=bank'), await send('from=bank')]).toEqual([201, 200]);
    expect(await send(fromSender, { name: 'lain.pdf' })).toBe(201);
    expect(await send(fromSender, { data: pdfFile('x', 'Lain').data })).toBe(201);
    expect(await filesOf(caseDoc)).toHaveLength(4);
  });

  it('is checked by its content', async () => {
    const caseDoc = await newCase();
    const response = await add(caseDoc.id, { data: Buffer.from('<script>alert(1)</script>') });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { fields: { _attachments: ['fileFormat'] } },
    ]);
    expect(await filesOf(caseDoc)).toEqual([]);
  });

  it('is not added to a merged case, to one that has too many, or to none', async () => {
    const merged = await newCase({ status: 'merged' });
    expect((await add(merged.id)).status).toBe(409);
    const full = await newCase();
    for (let count = 0; count < MAX_FILES_OF_CASE; count += 1)
      await cms().payload.create({
        collection: 'attachments',
        data: {
          case: full.id,
          key: people.next('key'),
          form: 'contact',
          name: 'a.pdf',
          format: 'pdf',
          bytes: 1,
          scan: 'off',
        },
        overrideAccess: true,
      });
    expect((await add(full.id)).status).toBe(409);
    expect(await filesOf(full)).toHaveLength(MAX_FILES_OF_CASE);
    expect((await add(987_654_321)).status).toBe(404);
  });
});
