import { randomUUID } from 'node:crypto';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { expect, it } from 'vitest';
import { type OpenedForm, openForm, sendByScript, sendPlain } from '../../testing/open-form.ts';
import { publishItem } from '../../testing/start-content.ts';
import { waitUntil } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const PAGE = '/business-consultation/business-consultation';
const sample = await sampleOf('msme-consultation');

const { cms, site } = withSite();

/** Opens the form once it is shown with this notice. */
async function openWith(notice: string, page = PAGE): Promise<OpenedForm> {
  const { value: form } = await waitUntil(
    () => openForm(site, page),
    (opened) => opened.notice === notice,
  );
  return form;
}

const publish = (version: string, languages: ('en' | 'id')[]) =>
  publishItem(cms, 'notices', version, languages);

const newestCase = async () =>
  (await cms.payload.find({ collection: 'cases', sort: '-id', limit: 1, depth: 0 })).docs[0];

const uniqueSample = () => ({ ...sample, fullName: `Sari ${randomUUID().slice(0, 8)}` });

const sendJson = (form: OpenedForm, fields: object, notice = form.notice) =>
  sendByScript(site, form, { ...fields, _notice: notice });

it('a form that asks for consent stores the notice, its language and the time', async () => {
  const form = await openForm(site, PAGE);
  expect(form.notice).toBe('');
  expect((await sendPlain(site, form, uniqueSample())).status).toBe(303);
  expect((await newestCase())?.consent).toEqual({
    at: expect.any(String),
    noticeVersion: null,
    noticeLocale: null,
  });

  await publish('1.0', ['id', 'en']);
  const before = Date.now();
  expect((await sendPlain(site, await openWith('id:1.0'), uniqueSample())).status).toBe(303);
  const { consent } = (await newestCase()) ?? {};
  expect(consent).toMatchObject({ noticeVersion: '1.0', noticeLocale: 'id' });
  expect(Date.parse(consent?.at ?? '')).toBeGreaterThanOrEqual(before);

  await openWith('en:1.0', `/en${PAGE}`);
});

it('without JavaScript, a form that was shown with an older notice comes back with the new one and its input', async () => {
  await publish('2.0', ['id', 'en']);
  const form = await openWith('en:2.0', `/en${PAGE}`);
  await publish('3.0', ['id']);
  const answers = uniqueSample();
  const rejected = await sendPlain(site, form, answers);
  expect(rejected.status).toBe(409);
  const html = await rejected.text();
  expect(html).toContain('Our privacy notice has changed since you opened this page.');
  expect(html).toContain(`value="${answers.fullName}"`);
  expect(html).toContain(`name="_key" value="${form.key}"`);
  // Its English text is not published: visitors read the Indonesian one.
  expect(html).toContain('name="_notice" value="id:3.0"');
  expect((await newestCase())?.senderName).not.toBe(answers.fullName);

  const sent = await sendPlain(site, { ...form, notice: 'id:3.0' }, answers);
  expect(sent.status).toBe(303);
  expect(await newestCase()).toMatchObject({
    senderName: answers.fullName,
    consent: { noticeVersion: '3.0', noticeLocale: 'id' },
  });
});

it('by script, the response names the new notice; a repeat of what is stored gets its ticket', async () => {
  await publish('4.0', ['id']);
  const form = await openWith('id:4.0');
  const answers = uniqueSample();
  const first = await sendJson(form, answers);
  expect(first.status).toBe(201);
  const received = await first.json();

  await publish('5.0', ['id']);
  expect(await (await sendJson(form, answers)).json()).toEqual(received);
  for (const notice of ['id:4.0', 'en:5.0', '', 'x'.repeat(1_000)]) {
    const rejected = await sendJson(form, uniqueSample(), notice);
    expect([rejected.status, rejected.headers.get('cache-control')]).toEqual([409, 'no-store']);
    expect(await rejected.json()).toMatchObject({ fields: { '': ['noticeChanged'] }, notice: 'id:5.0' });
  }
  expect((await sendJson(form, uniqueSample(), 'id:5.0')).status).toBe(201);
});

it('a form without consent is not concerned', async () => {
  const form = await openForm(site, '/about-us/contact-us');
  expect(form.notice).toBe('');
  const sent = await sendPlain(site, form, await sampleOf('contact'));
  expect(sent.status).toBe(303);
  expect((await newestCase())?.consent?.at ?? null).toBeNull();
});
