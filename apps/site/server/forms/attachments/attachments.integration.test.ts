import { randomUUID } from 'node:crypto';
import { ATTACHMENT_LIMITS, ATTACHMENTS_FIELD } from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { describe, expect, it } from 'vitest';
import { officeDocument, pdfFile } from '../../../../cms/testing/document.ts';
import { answered } from '../../../testing/captcha-checks.ts';
import { addressOfForm } from '../../../testing/form-address.ts';
import {
  type ChosenFile,
  formIn,
  handlesIn,
  multipart,
  type OpenedForm,
  openForm,
  sendByScript,
  sendPlain,
  upload,
} from '../../../testing/open-form.ts';
import { freePort, startSite } from '../../../testing/start-site.ts';
import { withSite } from '../../../testing/with-site.ts';

const PAGE = '/about-us/contact-us';
const { cms, site } = withSite();

const sample = await sampleOf('contact');
const pdf = pdfFile('x').data;
const docx = officeDocument('docx');
type Field = [name: string, value: string];

const sendWith = (form: OpenedForm, fields: object, handles: unknown) =>
  sendByScript(site, form, { ...fields, [ATTACHMENTS_FIELD]: handles });

const openContact = (at: { url: string } = site, page = PAGE) => openForm(at, page);

async function attachmentsOf(notes: string) {
  const cases = await cms.payload.find({
    collection: 'cases',
    where: { 'answers.notes': { equals: notes } },
  });
  expect(cases.docs).toHaveLength(1);
  const { docs } = await cms.payload.find({
    collection: 'attachments',
    where: { case: { equals: cases.docs[0]?.id } },
    sort: 'createdAt',
  });
  return docs.map(({ name, format }) => `${format} ${name}`);
}
const unique = () => ({ ...sample, notes: randomUUID() });

describe('a form with attachments, sent by script', () => {
  it('refers to the files that were uploaded before', async () => {
    const form = await openContact();
    const answers = [
      await upload(site, form, ['kontrak é.pdf', pdf]),
      await upload(site, form, ['surat.docx', docx]),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
    const files = await Promise.all(answers.map((response) => response.json()));
    expect(files).toMatchObject([
      { name: 'kontrak é.pdf', bytes: pdf.length, format: 'pdf' },
      { name: 'surat.docx', bytes: docx.length, format: 'docx' },
    ]);
    const fields = unique();
    const sent = await sendWith(
      form,
      fields,
      files.map(({ handle }) => handle),
    );
    expect(sent.status).toBe(201);
    expect(await attachmentsOf(fields.notes)).toEqual(['pdf kontrak é.pdf', 'docx surat.docx']);
  });

  it.each<[string, ChosenFile, number, string]>([
    ['too large', ['a.pdf', new Uint8Array(ATTACHMENT_LIMITS.bytes + 1)], 413, 'fileTooLarge'],
    ['much too large', ['a.pdf', new Uint8Array(30 * 1024 * 1024)], 413, 'fileTooLarge'],
    ['empty', ['a.pdf', new Uint8Array()], 400, 'fileEmpty'],
    ['of another format', ['a.pdf', Buffer.from('<svg onload="alert(1)"/>')], 400, 'fileFormat'],
  ])('rejects a file that is %s', async (_what, file, status, code) => {
    const response = await upload(site, await openContact(), file);
    expect([response.status, await response.json()]).toMatchObject([
      status,
      { statusCode: status, fields: { [ATTACHMENTS_FIELD]: [code] } },
    ]);
  });

  it('does not accept files for a form without attachments', async () => {
    const form = await openForm(site, addressOfForm('msme-consultation', 'id'));
    expect(form.name).toBe('msme-consultation');
    expect((await upload(site, form, ['a.pdf', pdf])).status).toBe(404);
  });

  it('accepts the largest file', async () => {
    const padding = Buffer.alloc(ATTACHMENT_LIMITS.bytes - pdf.length - 9, 32);
    const response = await upload(site, await openContact(), [
      'a.pdf',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), padding, pdf]),
    ]);
    expect([response.status, (await response.json()).bytes]).toEqual([201, ATTACHMENT_LIMITS.bytes]);
  });

  it('rejects handles that are forged, of a used file, or too many', async () => {
    const form = await openContact();
    const { handle } = await (await upload(site, form, ['a.pdf', pdf])).json();
    const others = await Promise.all(
      ['b.pdf', 'c.pdf', 'd.pdf'].map(
        async (name) => (await (await upload(site, form, [name, pdf])).json()).handle,
      ),
    );
    const codesOf = async (handles: unknown) => {
      const response = await sendWith(form, unique(), handles);
      return [response.status, (await response.json()).fields?.[ATTACHMENTS_FIELD]];
    };
    expect(await codesOf(['eyJpZCI6MX0.AAAA'])).toEqual([400, ['fileGone']]);
    expect(await codesOf([handle, ...others])).toEqual([400, ['filesTooMany']]);
    expect((await sendWith(form, unique(), [handle, handle, 1, null])).status).toBe(201);
    expect(await codesOf([handle])).toEqual([400, ['fileGone']]);
  });

  it.each([
    ['from another site', { origin: 'https://evil.example' }, 403],
    ['without a token', { 'x-csrf-token': '' }, 403],
    ['without a cookie', { cookie: '' }, 403],
    ['as JSON', { 'content-type': 'application/json' }, 400],
    ['as a broken multipart form', { 'content-type': 'multipart/form-data; boundary=other' }, 400],
  ])('rejects an upload %s', async (_what, headers, status) => {
    const response = await upload(site, await openContact(), ['a.pdf', pdf], headers);
    expect(response.status).toBe(status);
    expect((await response.json()).statusCode).toBe(status);
  });

  it('limits the uploads of one address', async () => {
    const limited = await startSite({
      cmsUrl: cms.url,
      serviceKey: cms.serviceKey,
      env: { FORM_RATE_PER_MINUTE: '1' },
    });
    try {
      const form = await openContact(limited);
      const statuses = [];
      for (let attempt = 0; attempt < 4; attempt++)
        statuses.push((await upload(limited, form, ['a.pdf', pdf])).status);
      expect(statuses).toEqual([201, 201, 201, 429]);
    } finally {
      await limited.stop();
    }
  });
});

it('the bytes of files from one network are limited, by script and without', async () => {
  const limited = await startSite({
    cmsUrl: cms.url,
    serviceKey: cms.serviceKey,
    env: { UPLOAD_MEGABYTES_PER_HOUR: '1' },
  });
  try {
    const form = await openContact(limited, `/en${PAGE}`);
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1024 * 1024, 32), pdf]);
    // The file with which the limit is reached is accepted.
    expect((await upload(limited, form, ['a.pdf', large])).status).toBe(201);
    const response = await upload(limited, form, ['b.pdf', pdf]);
    expect([response.status, await response.json()]).toMatchObject([
      429,
      { fields: { [ATTACHMENTS_FIELD]: ['uploadLimit'] } },
    ]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_500);
    const plain = await sendPlain(limited, form, unique(), { files: [['c.pdf', pdf]] });
    expect([plain.status, (await plain.text()).includes('c.pdf')]).toEqual([400, true]);
    expect((await sendPlain(limited, form, unique())).status).toBe(303);
  } finally {
    await limited.stop();
  }
});

describe('a form with attachments, sent without JavaScript', () => {
  it('is stored with its files', async () => {
    const fields = unique();
    const response = await sendPlain(site, await openContact(), fields, {
      files: [
        ['kontrak é.pdf', pdf],
        ['../../surat.docx', docx],
      ],
    });
    expect(response.status).toBe(303);
    expect(await attachmentsOf(fields.notes)).toEqual(['pdf kontrak é.pdf', 'docx surat.docx']);
  });

  it('is stored without files, as multipart form and URL-encoded', async () => {
    const [first, second] = [unique(), unique()];
    expect((await sendPlain(site, await openContact(), first, {})).status).toBe(303);
    expect((await sendPlain(site, await openContact(), second)).status).toBe(303);
    expect(await attachmentsOf(first.notes)).toEqual([]);
    expect(await attachmentsOf(second.notes)).toEqual([]);
  });

  it('keeps and shows its files when a field is wrong, and sends those that are still chosen', async () => {
    const form = await openContact(site, `/en${PAGE}`);
    const fields = unique();
    const files: ChosenFile[] = [
      ['kontrak.pdf', pdf],
      ['surat.docx', docx],
    ];
    const rejected = await sendPlain(site, form, { ...fields, email: 'x' }, { files });
    expect(rejected.status).toBe(400);
    const html = await rejected.text();
    expect(html).toContain('Invalid Email');
    expect(html).toContain('kontrak.pdf');
    const handles = handlesIn(html);
    expect(handles).toHaveLength(2);
    // The visitor unchecks the first one and adds another.
    const sent = await sendPlain(site, form, fields, {
      handles: handles.slice(1),
      files: [['baru.pdf', pdf]],
    });
    expect(sent.status).toBe(303);
    expect(await attachmentsOf(fields.notes)).toEqual(['docx surat.docx', 'pdf baru.pdf']);
  });

  it('names each file that is not accepted, and keeps the others', async () => {
    const fields = unique();
    const form = await openContact(site, `/en${PAGE}`);
    const rejected = await sendPlain(site, form, fields, {
      files: [
        ['besar.pdf', new Uint8Array(20 * 1024 * 1024)],
        ['kosong.pdf', new Uint8Array()],
        ['gambar.svg', Buffer.from('<svg/>')],
        ['satu.pdf', pdf],
        ['dua.pdf', pdf],
        ['tiga.pdf', pdf],
        ['empat.pdf', pdf],
      ],
    });
    expect(rejected.status).toBe(400);
    const html = (await rejected.text()).replaceAll('<!-- -->', '');
    expect(html).toContain('besar.pdf: This file is larger than 7 MB');
    expect(html).toContain('kosong.pdf: This file is empty');
    expect(html).toContain('gambar.svg: We cannot read this file');
    expect(html).toContain('empat.pdf: Not attached');
    expect(html).toContain(`>${fields.notes}</textarea>`);
    expect(handlesIn(html)).toHaveLength(3);
    expect((await sendPlain(site, form, fields, { handles: handlesIn(html) })).status).toBe(303);
    expect(await attachmentsOf(fields.notes)).toEqual(['pdf satu.pdf', 'pdf dua.pdf', 'pdf tiga.pdf']);
  });

  it('rejects files that are used already, without a second case', async () => {
    const form = await openContact();
    const fields = unique();
    const html = await (
      await sendPlain(site, form, { ...fields, email: 'x' }, { files: [['a.pdf', pdf]] })
    ).text();
    const handles = handlesIn(html);
    expect((await sendPlain(site, form, unique(), { handles })).status).toBe(303);
    const again = await sendPlain(site, form, fields, { handles });
    expect(again.status).toBe(400);
    const shown = await again.text();
    expect(shown).toContain('Pilih berkas itu lagi');
    expect(handlesIn(shown)).toEqual([]);
    expect(shown).toContain(`>${fields.notes}</textarea>`);
  });

  it('receives no file before the token is accepted, and keeps what was typed', async () => {
    const count = async () => (await cms.payload.count({ collection: 'attachments' })).totalDocs;
    const before = await count();
    const form = await openContact();
    const files: ChosenFile[] = [['a.pdf', new Uint8Array(5_000_000)]];
    const response = await sendPlain(site, { ...form, token: 'old' }, sample, { files });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('>Bagaimana cara membuka deposito?</textarea>');
    expect(await count()).toBe(before);
  });

  it('keeps the files of its page when its token has expired, and asks again for one that was not received', async () => {
    const form = await openContact();
    const fields = unique();
    const rejected = await sendPlain(site, form, { ...fields, email: 'x' }, { files: [['a.pdf', pdf]] });
    const handles = handlesIn(await rejected.text());
    const expired = { ...form, token: 'old' };
    const again = await sendPlain(site, expired, fields, { handles });
    const shown = await again.text();
    expect([again.status, handlesIn(shown)]).toEqual([403, handles]);
    expect(shown).not.toContain('Berkas ini belum kami terima');

    const files: ChosenFile[] = [['b.pdf', pdf]];
    const withFile = await sendPlain(site, expired, { ...fields, ...answered(form) }, { files, handles });
    const html = await withFile.text();
    expect([withFile.status, handlesIn(html)]).toEqual([403, handles]);
    expect(html.replaceAll('<!-- -->', '')).toContain('b.pdf: Berkas ini belum kami terima');
    expect(formIn(html, form).question).toEqual(form.question);
  });

  it.each([
    ['too many fields', () => Array.from({ length: 400 }, (_, index): Field => [`a${index}`, 'x']), 413],
    ['too long fields', () => Array.from({ length: 3 }, (): Field => ['notes', 'x'.repeat(40_000)]), 413],
    ['no fields', () => [], 400],
  ])('is rejected with %s', async (_what, fields, status) => {
    const form = await openContact();
    const response = await fetch(site.url + PAGE, {
      method: 'POST',
      headers: { cookie: form.cookie, origin: site.url },
      body: multipart([['_csrf', form.token], ...fields()], { files: [['a.pdf', pdf]] }),
    });
    expect(response.status).toBe(status);
  });
});

it.each(['__proto__', 'constructor', 'toString'])('the field name %s is rejected', async (name) => {
  const fields = { ...sample, [name]: 'x' };
  const response = await sendPlain(site, await openContact(), fields, { files: [['a.pdf', pdf]] });
  expect(response.status).toBe(400);
});

describe('while the back office is down', () => {
  it('a file is not accepted, with an error that says so; the log does not name it', async () => {
    const offline = await startSite({
      cmsUrl: `http://127.0.0.1:${await freePort()}`,
      serviceKey: cms.serviceKey,
    });
    try {
      const form = await openContact();
      const response = await upload(offline, form, ['rahasia-ratna.pdf', new Uint8Array(5_000_000)]);
      expect([response.status, await response.json()]).toMatchObject([
        503,
        { fields: { [ATTACHMENTS_FIELD]: ['uploadFailed'] } },
      ]);
      expect(offline.log.join('')).toContain('A file could not be stored');
      expect(offline.log.join('')).not.toContain('rahasia');
    } finally {
      await offline.stop();
    }
  });
});
