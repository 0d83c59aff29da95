import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ATTACHMENT_LIMITS,
  ATTACHMENTS_FIELD,
  pendingAttachment,
  SERVICE_KEY_HEADER,
} from '@beranda/contract';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { uploadAttachment } from '../../../testing/attachments.ts';
import { EICAR, startClamd } from '../../../testing/clamd.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { archive, officeDocument, pdfFile } from '../../../testing/document.ts';
import { encryptedPdf } from '../../../testing/encrypted-pdf.ts';
import { pictureFile } from '../../../testing/picture.ts';
import { sampleCase } from '../../../testing/records.ts';
import { PENDING_TOTAL_BYTES } from './pending-lifetime.ts';

const clamd = await startClamd();

const MEGABYTE = 1024 * 1024;
const PAYLOAD = '<script>alert(1)</script>';
const pdf = pdfFile('x').data;
const jpg = (await pictureFile('x')).data;
const png = (await pictureFile('x', 64, 40, 'png')).data;
const docx = officeDocument('docx');
const xlsx = officeDocument('xlsx');
const zip = archive([{ name: 'index.html', data: Buffer.from(PAYLOAD) }]);
const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${PAYLOAD}</svg>`);

/** A PNG that claims to be 30,000 pixels wide and high; its data is missing. */
const hugePng = Buffer.from(png);
hugePng.writeUInt32BE(30_000, 16);
hugePng.writeUInt32BE(30_000, 20);

/** Two entries that share their data, as in a ZIP bomb whose entries overlap. */
const overlapping = Buffer.from(docx);
const second = overlapping.lastIndexOf('PK\u0001\u0002');
overlapping.writeUInt32LE(0, second + 42);

const bomb = (bytes: number, declaredBytes?: number) =>
  officeDocument('docx', [
    {
      name: 'word/bomb.xml',
      data: Buffer.alloc(bytes, 32),
      isDeflated: true,
      ...(declaredBytes === undefined ? {} : { declaredBytes }),
    },
  ]);

const withExif = await sharp(jpg)
  .withExif({ IFD0: { Copyright: 'Ratna', ImageDescription: PAYLOAD }, IFD3: { GPSLatitudeRef: 'S' } })
  .toBuffer();

type Row = [what: string, name: string, data: Buffer, expected: string];

/** Files and their outcome: an error code, or the format and name with which they are stored. */
const FILES: Row[] = [
  ['a PDF', 'kontrak.pdf', pdf, 'pdf kontrak.pdf'],
  ['a JPEG', 'ktp.JPG', jpg, 'jpg ktp.JPG'],
  ['a PNG', 'bukti.png', png, 'png bukti.png'],
  ['a Word document', 'surat.docx', docx, 'docx surat.docx'],
  ['a workbook', 'arus kas.xlsx', xlsx, 'xlsx arus kas.xlsx'],

  ['an empty file', 'kosong.pdf', Buffer.alloc(0), 'fileEmpty'],
  ['one byte too much', 'besar.pdf', Buffer.alloc(ATTACHMENT_LIMITS.bytes + 1, 65), 'fileTooLarge'],
  ['a file of 20 MB', 'besar.pdf', Buffer.alloc(20 * MEGABYTE, 65), 'fileTooLarge'],
  ['a page as PDF', 'a.pdf', Buffer.from(`<!doctype html>${PAYLOAD}`), 'fileFormat'],
  ['a program as JPEG', 'foto.jpg', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]), 'fileFormat'],
  ['an SVG with script', 'logo.svg', svg, 'fileFormat'],
  ['an SVG as PNG', 'logo.png', svg, 'fileFormat'],
  ['a WebP picture', 'a.png', await sharp(png).webp().toBuffer(), 'fileFormat'],
  ['a GIF picture', 'a.png', await sharp(png).gif().toBuffer(), 'fileFormat'],
  ['a truncated JPEG', 'a.jpg', jpg.subarray(0, jpg.length / 2), 'fileFormat'],
  ['a truncated PNG', 'a.png', png.subarray(0, png.length / 2), 'fileFormat'],
  ['the signature of a JPEG', 'a.jpg', Buffer.from([0xff, 0xd8, 0xff]), 'fileFormat'],
  ['a picture of 900 megapixels', 'a.png', hugePng, 'fileFormat'],
  ['a truncated PDF', 'a.pdf', pdf.subarray(0, 15), 'fileFormat'],
  ['a page after a PDF', 'a.pdf', Buffer.concat([pdf, Buffer.from(PAYLOAD)]), 'fileFormat'],
  ['a page before a PDF', 'a.pdf', Buffer.concat([Buffer.from(PAYLOAD), pdf]), 'fileFormat'],
  ['an archive after a PDF', 'a.pdf', Buffer.concat([pdf, zip]), 'fileFormat'],
  [
    'an archive in a PDF',
    'a.pdf',
    Buffer.concat([Buffer.from('%PDF-1.7\n'), zip, Buffer.from('\nstartxref\n0\n%%EOF\n')]),
    'fileFormat',
  ],
  ['a PDF with a password', 'a.pdf', await encryptedPdf({ userPassword: 'rahasia' }), 'fileFormat'],
  ['a PDF that may not be printed', 'a.pdf', await encryptedPdf({ ownerPassword: 'x' }), 'pdf a.pdf'],
  ['a truncated Word document', 'a.docx', docx.subarray(0, -30), 'fileFormat'],
  ['an archive as Word document', 'a.docx', zip, 'fileFormat'],
  [
    'a Java archive as Word document',
    'a.docx',
    officeDocument('docx', ['META-INF/MANIFEST.MF']),
    'fileFormat',
  ],
  ['a workbook with macros', 'a.xlsx', officeDocument('xlsx', ['xl/vbaProject.bin']), 'fileFormat'],
  ['a document with macros by its type', 'a.docx', withMacroType(), 'fileFormat'],
  ['types that never end', 'a.docx', withEndlessTypes(), 'fileFormat'],
  ['a path in an entry', 'a.docx', officeDocument('docx', ['../../etc/passwd']), 'fileFormat'],
  ['a name twice', 'a.docx', officeDocument('docx', ['WORD/document.xml']), 'fileFormat'],
  [
    'another name in the local header',
    'a.docx',
    officeDocument('docx', [{ name: 'a.xml', localName: 'b.exe' }]),
    'fileFormat',
  ],
  ['an encrypted entry', 'a.docx', officeDocument('docx', [{ name: 'a.xml', flags: 1 }]), 'fileFormat'],
  ['a ZIP bomb of 200 MB', 'a.docx', bomb(200 * MEGABYTE), 'fileFormat'],
  ['a ZIP bomb that declares one byte', 'a.docx', bomb(200 * MEGABYTE, 1), 'fileFormat'],
  ['a ZIP bomb with entries that overlap', 'a.docx', overlapping, 'fileFormat'],
  ['data before an archive', 'a.docx', Buffer.concat([Buffer.from('#!/bin/sh\n'), docx]), 'fileFormat'],
  ['data after an archive', 'a.docx', Buffer.concat([docx, Buffer.from(PAYLOAD)]), 'fileFormat'],
  ['EICAR', 'eicar.pdf', EICAR, 'fileInfected'],
  ['EICAR in a PDF', 'eicar.pdf', Buffer.concat([Buffer.from('%PDF-1.4\n'), EICAR, pdf]), 'fileInfected'],
  [
    'EICAR in a Word document',
    'eicar.docx',
    officeDocument('docx', [{ name: 'word/media/eicar.com', data: EICAR }]),
    'fileInfected',
  ],

  ['an archive after a JPEG', 'a.jpg', Buffer.concat([jpg, zip]), 'jpg a.jpg'],
  ['a page after a PNG', 'a.png', Buffer.concat([png, Buffer.from(PAYLOAD)]), 'png a.png'],
  ['metadata in a JPEG', 'a.jpg', withExif, 'jpg a.jpg'],
  ['a program’s name', 'invoice.exe', pdf, 'pdf invoice.exe.pdf'],
  ['the name of another format', 'gambar.jpg', pdf, 'pdf gambar.jpg.pdf'],
  ['a path in the name', '../../../etc/cron.d/x.pdf', pdf, 'pdf x.pdf'],
  ['a Windows path in the name', 'C:\\Windows\\system32\\x.pdf', pdf, 'pdf x.pdf'],
  ['bidi characters in the name', 'nota\u202Efdp.exe', pdf, 'pdf notafdp.exe.pdf'],
  ['a header in the name', 'a.pdf\r\nSet-Cookie: x=1', pdf, 'pdf a.pdfSet-Cookie_ x=1.pdf'],
  ['a NUL in the name', 'a.pdf\0.exe', pdf, 'pdf a.pdf.exe.pdf'],
  ['no name', '', pdf, 'pdf file.pdf'],
];

function withMacroType(): Buffer {
  const types =
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>';
  return archive([{ name: '[Content_Types].xml', data: Buffer.from(types) }, 'word/document.xml']);
}

function withEndlessTypes(): Buffer {
  const data = Buffer.from('<Override '.repeat(100_000));
  return archive([{ name: '[Content_Types].xml', data, isDeflated: true }, 'word/document.xml']);
}

onOneDatabase(
  'an attachment',
  (cms) => {
    const stored = (): Promise<string[]> =>
      readdir(path.join(cms().env.dataDir, 'attachments')).catch(() => []);

    it.each(FILES)('with %s is stored safely or rejected', async (_what, name, data, expected) => {
      const before = await stored();
      const response = await uploadAttachment(cms(), data, { name });
      const body: unknown = await response.json();
      const added = (await stored()).filter((file) => !before.includes(file));
      if (expected.startsWith('file') && !expected.includes(' ')) {
        expect(body).toMatchObject({
          statusCode: response.status,
          fields: { [ATTACHMENTS_FIELD]: [expected] },
        });
        // Nothing is left behind, also not in quarantine.
        expect(added).toEqual([]);
        return;
      }
      expect(response.status).toBe(201);
      const pending = pendingAttachment.parse(body);
      expect(`${pending.format} ${pending.name}`).toBe(expected);
      expect(pending.bytes).toBe(data.length);
      expect(added).toEqual([pending.id]);
      const file = await readFile(path.join(cms().env.dataDir, 'attachments', pending.id));
      expect(file.includes(PAYLOAD)).toBe(false);
      expect(file.includes('Ratna')).toBe(false);
      if (pending.format === 'pdf') expect(file).toEqual(data);
    });

    it('turns photographs upright, since their orientation is metadata', async () => {
      const sideways = await sharp(jpg).withMetadata({ orientation: 6 }).toBuffer();
      const { id } = pendingAttachment.parse(await (await uploadAttachment(cms(), sideways)).json());
      const { width, height, exif } = await sharp(path.join(cms().env.dataDir, 'attachments', id)).metadata();
      expect({ width, height, exif }).toEqual({ width: 40, height: 64, exif: undefined });
    });

    it('is rejected while too many bytes wait for their form', async () => {
      const { payload } = cms();
      const pending = await payload.create({
        collection: 'attachments',
        data: {
          key: randomUUID(),
          name: 'a.pdf',
          form: 'contact',
          format: 'pdf',
          scan: 'clean',
          digest: '',
          bytes: PENDING_TOTAL_BYTES,
        },
      });
      const before = await stored();
      const response = await uploadAttachment(cms(), pdf);
      expect([response.status, await response.json()]).toMatchObject([
        503,
        { fields: { [ATTACHMENTS_FIELD]: ['uploadFailed'] } },
      ]);
      expect(await stored()).toEqual(before);
      // What belongs to a case does not count.
      const { id } = await payload.create({ collection: 'cases', data: sampleCase('penuh') });
      await payload.update({ collection: 'attachments', id: pending.id, data: { case: id } });
      expect((await uploadAttachment(cms(), pdf)).status).toBe(201);
    });

    it('needs the service key, and a form with attachments', async () => {
      const headers = { [SERVICE_KEY_HEADER]: 'wrong' };
      expect((await uploadAttachment(cms(), pdf, { headers })).status).toBe(403);
      expect((await uploadAttachment(cms(), pdf, { form: 'nothing' })).status).toBe(404);
    });

    it('that breaks off leaves nothing behind', async () => {
      const before = await stored();
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(pdf),
        pull: (controller) => controller.error(new Error('gone')),
      });
      await expect(uploadAttachment(cms(), body)).rejects.toThrow();
      expect(await stored()).toEqual(before);
    });

    // The last one: it stops the scanner.
    it('is rejected while the scanner is unavailable (fails closed)', async () => {
      const before = await stored();
      await clamd.stop();
      const response = await uploadAttachment(cms(), pdf);
      expect([response.status, await response.json()]).toMatchObject([
        503,
        { fields: { [ATTACHMENTS_FIELD]: ['uploadFailed'] } },
      ]);
      expect(await stored()).toEqual(before);
    });
  },
  { clamdAddress: clamd.address },
);
