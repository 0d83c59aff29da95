import { buffer } from 'node:stream/consumers';
import { searchTextsResponse } from '@beranda/contract';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { readRows, sql } from '#cms/database/sql.ts';
import { drawDocument } from '../../../../seed/documents/draw-document.ts';
import { fetchApi } from '../../../../testing/content.ts';
import { onOneDatabase } from '../../../../testing/databases.ts';
import { type ArchiveEntry, archive } from '../../../../testing/document.ts';
import { publishItem } from '../../../../testing/items.ts';
import { storeMissingDocumentTexts } from './store-document-text.ts';

const part = (name: string, xml: string): ArchiveEntry => ({
  name,
  data: Buffer.from(xml),
  isDeflated: true,
});
const TYPES = part('[Content_Types].xml', '<Types/>');

const docx = (xml: string, more: ArchiveEntry[] = []) =>
  archive([TYPES, part('word/document.xml', xml), ...more]);
const xlsx = (parts: ArchiveEntry[]) =>
  archive([
    TYPES,
    part('xl/workbook.xml', '<workbook><sheets><sheet name="Biaya"/></sheets></workbook>'),
    ...parts,
  ]);

const pdf = (title: string) =>
  drawDocument({
    title,
    subtitle: 'Contoh',
    writtenOn: '2026-01-01',
    sections: [{ title: 'Isi', blocks: [{ type: 'text', text: 'Satu paragraf.' }] }],
    notes: ['Catatan kaki.'],
  });

function pdfWithPassword(): Promise<Buffer> {
  const document = new PDFDocument({ userPassword: 'rahasia' });
  document.text('Tertutup').end();
  return buffer(document);
}

onOneDatabase('the text of a document', (cms) => {
  const upload = async (data: Buffer, extension: string) => {
    const file = {
      data,
      mimetype: 'application/octet-stream',
      name: `berkas.${extension}`,
      size: data.length,
    };
    const { id } = await cms().payload.create({ collection: 'documents', data: { title: 'Formulir' }, file });
    return id;
  };
  const runJobs = () =>
    cms().payload.jobs.run({
      allQueues: true,
      limit: 100,
      where: { taskSlug: { equals: 'storeDocumentText' } },
    });
  const textOf = async (id: number) => {
    const [row] = await readRows<{ text: string }>(
      cms().payload,
      sql`SELECT text.text FROM documents document JOIN document_texts text ON text.digest = document.digest
          WHERE document.id = ${id}`,
    );
    return row?.text;
  };

  it('is read from PDF, DOCX and XLSX after the upload, and files that cannot be read have none', async () => {
    const bomb = { ...part('word/footnotes.xml', ' '.repeat(70 * 1024 * 1024)) };
    const files = {
      pdf: await upload(await pdf('Laporan Tahunan 2025'), 'pdf'),
      docx: await upload(
        docx(
          '<w:document xmlns:w="w"><w:p><w:t>Surat</w:t><w:t>kuasa</w:t></w:p><w:p><w:t>R&amp;D</w:t><w:delText>lama</w:delText></w:p></w:document>',
          [part('word/footer1.xml', '<w:ftr xmlns:w="w"><w:t>Halaman kaki</w:t></w:ftr>')],
        ),
        'docx',
      ),
      xlsx: await upload(
        xlsx([
          part(
            'xl/sharedStrings.xml',
            '<sst><si><t>Transfer</t></si><si><r><t>Kli</t></r><r><t>ring</t></r></si></sst>',
          ),
          part(
            'xl/worksheets/sheet1.xml',
            '<worksheet><c t="inlineStr"><is><t>Di tempat</t></is></c><c><v>6500</v></c></worksheet>',
          ),
        ]),
        'xlsx',
      ),
      broken: await upload(Buffer.from('%PDF-1.4\nnothing\nstartxref\n0\n%%EOF\n'), 'pdf'),
      encrypted: await upload(await pdfWithPassword(), 'pdf'),
      unclosed: await upload(docx('<w:document><w:p><w:t>Terpotong'), 'docx'),
      entities: await upload(
        docx('<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><d><t>&b;</t></d>'),
        'docx',
      ),
      bomb: await upload(docx('<d><t>Bom</t></d>', [bomb]), 'docx'),
    };
    expect(await textOf(files.pdf)).toBeUndefined();
    await runJobs();
    expect(await textOf(files.pdf)).toMatch(/Laporan Tahunan 2025.*Catatan kaki\./);
    expect(await textOf(files.docx)).toBe('Suratkuasa R&D Halaman kaki');
    expect(await textOf(files.xlsx)).toBe('Biaya Transfer Kliring Di tempat');
    for (const unreadable of ['broken', 'encrypted', 'unclosed', 'entities', 'bomb'] as const)
      expect(await textOf(files[unreadable]), unreadable).toBe('');
  });

  it('is part of the items that offer it, and follows its title and its file', async () => {
    const { payload } = cms();
    const document = await upload(await pdf('Ketentuan Pertama'), 'pdf');
    const id = await publishItem(cms(), 'products', 'simpanan/berdokumen', ['id']);
    const bodyNow = async () => {
      const path = '/content/search-texts?collection=products&locale=en';
      const { changed } = searchTextsResponse.parse(await (await fetchApi(cms(), path)).json());
      return changed.find(({ key }) => key === `products/${id}`)?.body;
    };
    await payload.update({
      collection: 'products',
      id,
      locale: 'id',
      data: {
        blocks: [{ blockType: 'downloads', title: 'Unduhan', documents: [document] }],
        _status: 'published',
      } as never,
    });
    expect(await bodyNow()).toMatch(/\nFormulir$/);
    await runJobs();
    expect(await bodyNow()).toMatch(/\nFormulir\n.*Ketentuan Pertama/);
    await payload.update({
      collection: 'documents',
      id: document,
      locale: 'id',
      data: { title: 'Syarat baru' },
    });
    expect(await bodyNow()).toMatch(/\nSyarat baru\n.*Ketentuan Pertama/);
    const data = await pdf('Ketentuan Kedua');
    const file = { data, mimetype: 'application/pdf', name: 'lain.pdf', size: data.length };
    await payload.update({ collection: 'documents', id: document, data: {}, file });
    await runJobs();
    expect(await bodyNow()).toContain('Ketentuan Kedua');
    expect(await bodyNow()).not.toContain('Ketentuan Pertama');
  });

  it('is read at the next start where it is missing', async () => {
    const document = await upload(await pdf('Ketinggalan'), 'pdf');
    await cms().payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } });
    expect(await storeMissingDocumentTexts(cms().payload)).toBe(1);
    expect(await textOf(document)).toContain('Ketinggalan');
    expect(await storeMissingDocumentTexts(cms().payload)).toBe(0);
  });
});
