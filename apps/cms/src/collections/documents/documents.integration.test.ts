import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { SERVICE_KEY_HEADER } from '@beranda/contract';
import { createLocalReq, ValidationError } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inTransaction } from '#cms/database/sql.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { officeFile, pdfFile } from '../../../testing/document.ts';
import { createUser, signIn } from '../../../testing/records.ts';
import { digestOfFile, pathOfStoredFile, writeStoredFile } from './document-store.ts';
import { DocumentHistory } from './history/document-history.tsx';
import { DOCUMENT_MAX_BYTES } from './prepare-document.ts';

onOneDatabase('documents', (cms) => {
  const upload = (file: ReturnType<typeof pdfFile>) =>
    cms().payload.create({ collection: 'documents', data: { title: 'Laporan' }, file });
  const bytesAt = async (name: string) => {
    const response = await fetch(`${cms().url}/api/documents/file/${name}`, {
      headers: { [SERVICE_KEY_HEADER]: cms().serviceKey },
    });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    };
  };

  it.each([
    ['Laporan Q3 2026.pdf', pdfFile('x'), /^laporan-q3-2026-[0-9a-f]{8}\.pdf$/, 'application/pdf'],
    ['neraca.bin', officeFile('x', ['xl/workbook.xml']), /^neraca-[0-9a-f]{8}\.xlsx$/, 'spreadsheetml.sheet'],
    [
      '会議',
      officeFile('x', ['word/document.xml']),
      /^dokumen-[0-9a-f]{8}\.docx$/,
      'wordprocessingml.document',
    ],
  ])('called %s are stored with their actual type', async (name, file, expected, type) => {
    const { filename, mimeType } = await upload({ ...file, name });
    expect(filename).toMatch(expected);
    expect(mimeType).toContain(type);
    expect(await bytesAt(filename ?? '')).toMatchObject({ status: 200, text: file.data.toString() });
  });

  it('are rejected if disguised, broken, or too large', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const large = Buffer.concat([
      Buffer.from('%PDF-1.4'),
      Buffer.alloc(DOCUMENT_MAX_BYTES),
      Buffer.from('startxref %%EOF'),
    ]);
    for (const [data, message] of [
      [page, 'bukan dokumen'],
      [large, 'ukuran maksimal 20 MB'],
    ] as const) {
      const file = { data, mimetype: 'application/pdf', name: 'x.pdf', size: data.byteLength };
      const error = await upload(file).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ValidationError);
      expect((error as ValidationError).data.errors[0]?.message).toContain(message);
      // Forms show the message of the whole, not that of the file.
      expect((error as ValidationError).message).toContain(message);
    }
  });

  it('keep their address on replacement; staff can read the old file with its author and time', async () => {
    const user = await createUser(cms(), 'penerbit-dokumen', ['publisher']);
    const before = await upload(pdfFile('neraca', 'lama'));
    const after = await cms().payload.update({
      collection: 'documents',
      id: before.id,
      data: {},
      file: pdfFile('nama-lain', 'baru'),
      overrideAccess: false,
      user,
    });
    const name = before.filename ?? '';
    expect(after.filename).toBe(name);
    expect((await bytesAt(name)).text).toContain('baru');

    const { docs } = await cms().payload.find({
      collection: 'document-files',
      where: { name: { equals: name } },
      sort: 'createdAt',
      overrideAccess: false,
      user,
    });
    expect(docs.map(({ by }) => by)).toEqual([null, expect.stringContaining(user.email ?? '?')]);
    const address = `${cms().url}/api/document-files/${docs[0]?.id}/file`;
    const old = await fetch(address, { headers: await signIn(cms(), 'penerbit-dokumen') });
    expect(await old.text()).toContain('lama');
    expect(old.headers.get('content-disposition')).toMatch(/^attachment; filename="\d{4}-\d\d-\d\d-neraca-/);
    expect((await fetch(address)).status).toBe(403);
  });

  it('list their files for staff, the current one first', async () => {
    const { filename, id } = await upload(pdfFile('riwayat', 'lama'));
    await cms().payload.update({ collection: 'documents', id, data: {}, file: pdfFile('riwayat', 'baru') });
    const list = await DocumentHistory({
      data: { filename },
      i18n: { language: 'en' },
      payload: cms().payload,
    } as never);
    const text = renderToStaticMarkup(list);
    expect([...text.matchAll(/>(The present one|Download)</g)].map(([, said]) => said)).toEqual([
      'The present one',
      'Download',
    ]);
    expect(text).toMatch(/href="\/api\/document-files\/\d+\/file"/);
  });

  const storedFiles = () => readdir(path.join(cms().env.dataDir, 'documents')).catch(() => []);

  it('that are rejected leave no file, unless another document has the same one', async () => {
    const file = pdfFile('ditolak', 'berkas yang ditolak');
    const reject = () => cms().payload.create({ collection: 'documents', data: { title: '' }, file });
    const before = await storedFiles();
    await expect(reject()).rejects.toBeInstanceOf(ValidationError);
    expect(await storedFiles()).toEqual(before);
    const { filename } = await upload(file);
    await expect(reject()).rejects.toBeInstanceOf(ValidationError);
    expect((await bytesAt(filename ?? '')).text).toContain('berkas yang ditolak');
  });

  it('that are rejected while the same file is uploaded leave it to the other document', async () => {
    const { payload } = cms();
    const file = pdfFile('serentak', 'berkas serentak');
    const req = await createLocalReq({}, payload);
    const rejection = inTransaction(req, async () => {
      await payload.create({ collection: 'documents', data: { title: 'Batal' }, file, req });
      throw new Error('rolled back');
    });
    const [rejected, { filename }] = await Promise.all([rejection.catch(String), upload(file)]);
    expect(rejected).toContain('rolled back');
    expect((await bytesAt(filename ?? '')).text).toContain('berkas serentak');
  });

  it('that cannot be written leave no part', async () => {
    const file = pdfFile('penuh', 'disk penuh');
    const blocked = pathOfStoredFile(cms().env.dataDir, digestOfFile(file.data));
    // A folder in the way fails the last step, as a full disk does.
    await mkdir(path.join(blocked, 'x'), { recursive: true });
    await expect(writeStoredFile(cms().env.dataDir, file.data)).rejects.toThrow();
    await rm(blocked, { recursive: true });
    expect((await storedFiles()).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('accept only replacements of the same type, which is part of the address', async () => {
    const { id, filename } = await upload(pdfFile('tetap', 'pertama'));
    const attempt = cms().payload.update({
      collection: 'documents',
      id,
      data: {},
      file: officeFile('x.xlsx', ['xl/workbook.xml']),
    });
    await expect(attempt).rejects.toBeInstanceOf(ValidationError);
    expect((await bytesAt(filename ?? '')).text).toContain('pertama');
  });

  it('require the service key or a session, and unknown names are not found', async () => {
    const { filename } = await upload(pdfFile('rahasia'));
    expect((await fetch(`${cms().url}/api/documents/file/${filename}`)).status).toBe(403);
    expect((await bytesAt('tidak-ada-00000000.pdf')).status).toBe(404);
  });
});
