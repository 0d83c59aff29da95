import { randomUUID } from 'node:crypto';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { describe, expect, it } from 'vitest';
import {
  cookiesOf,
  formIn,
  hiddenFields,
  openForm,
  scriptHeaders,
  sendByScript,
  sendPlain,
} from '../../testing/open-form.ts';
import { freePort, startSite } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const PAGE = '/about-us/contact-us';
const API_PATH = '/api/id/v2/forms/contact';
const sample = await sampleOf('contact');

const { cms, site } = withSite();

const openContact = (at: { url: string } = site, page = PAGE) => openForm(at, page);

async function storedMessages(notes: string) {
  const { docs } = await cms.payload.find({
    collection: 'cases',
    where: { 'answers.notes': { equals: notes } },
    overrideAccess: true,
  });
  return docs;
}

describe('the contact form, sent by script', () => {
  it('is rejected with an error code for each field', async () => {
    const response = await sendByScript(site, await openContact(), {
      ...sample,
      email: 'x',
      phone: 'y',
      fullName: ' ',
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      statusCode: 400,
      fields: { email: ['email'], phone: ['phone'], fullName: ['required'] },
    });
  });
});

describe('the contact form, sent without JavaScript', () => {
  it('is shown again with errors at the fields, everything that was typed and its idempotency key', async () => {
    const form = await openContact(site, `/en${PAGE}`);
    const response = await sendPlain(site, form, { ...sample, email: 'not an "address"' });
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('Invalid Email');
    expect(html).toContain(`value="${form.key}"`);
    expect(html).toContain('value="not an &quot;address&quot;"');
    expect(html).toContain('value="Ratna Wulandari"');
    expect(html).toContain('>Bagaimana cara membuka deposito?</textarea>');
    expect(html).toMatch(/value="corporate"[^>]*checked|checked[^>]*value="corporate"/);
  });

  it('a forged ticket cookie shows no ticket', async () => {
    const page = await (
      await site.get(`${PAGE}?sent=x`, { cookie: 'beranda_ticket_contact=x.AAAA-BBBB-CCCC.copy.forged' })
    ).text();
    expect(page).not.toContain('AAAA-BBBB-CCCC');
    expect(page).toContain('name="fullName"');
  });
});

describe('a form that is sent', () => {
  it.each([
    ['from another site', { origin: 'https://evil.example' }, 403],
    ['from a hidden origin', { origin: 'null' }, 403],
    ['without a token', { 'x-csrf-token': '' }, 403],
    ['with a foreign token', { 'x-csrf-token': 'aaaa-bbbb' }, 403],
    ['without a cookie', { cookie: '' }, 403],
    ['as another type', { 'content-type': 'text/xml' }, 415],
  ])('%s is rejected', async (_, headers, status) => {
    const response = await sendByScript(site, await openContact(), sample, headers);
    expect(response.status).toBe(status);
    const body = await response.json();
    expect(body.statusCode).toBe(status);
    expect(body.fields['']).toHaveLength(1);
  });

  it('from the site over another scheme is rejected', async () => {
    const origin = site.url.replace('http:', 'https:');
    const response = await sendByScript(site, await openContact(), sample, { origin });
    expect(response.status).toBe(403);
    expect((await response.json()).fields['']).toEqual(['foreignOrigin']);
  });

  it('with the CSRF token of another visitor is rejected', async () => {
    const [mine, theirs] = [await openContact(), await openContact()];
    expect((await sendByScript(site, { ...mine, token: theirs.token }, sample)).status).toBe(403);
  });

  it('without JavaScript, an expired token keeps what was typed and renders a new token', async () => {
    const form = await openContact();
    const response = await sendPlain(site, { ...form, token: 'old' }, sample);
    expect(response.status).toBe(403);
    const html = await response.text();
    expect(html).toContain('terlalu lama terbuka');
    expect(html).toContain('>Bagaimana cara membuka deposito?</textarea>');
    const again = formIn(html, { ...form, cookie: cookiesOf(response) || form.cookie });
    expect((await sendPlain(site, again, sample)).status).toBe(303);
  });

  it.each([
    ['{"fullName":', 400],
    ['[]', 400],
    ['null', 400],
    ['"text"', 400],
    ['{"_key":"no-uuid"}', 400],
    ['{"__proto__":{"x":1}}', 400],
    [JSON.stringify({ notes: 'x'.repeat(70_000) }), 413],
  ])('with the body %.30s is rejected', async (body, status) => {
    const form = await openContact();
    const response = await fetch(site.url + API_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...scriptHeaders(site, form) },
      body,
    });
    expect(response.status).toBe(status);
    expect((await response.json()).statusCode).toBe(status);
  });

  it.each([
    'a[1000000000]=1',
    'fullName[1000000000]=1',
    '__intent__=x',
    '__state__=x',
    '__proto__=x',
    '[]=1',
    'a.b.c=1',
    // An attack such as an array of a billion entries would run into the timeout of the test.
  ])('with the malicious field name %s is rejected quickly', async (body) => {
    const response = await fetch(site.url + PAGE, { method: 'POST', body: new URLSearchParams(body) });
    expect(response.status).toBe(403);
    const form = await openContact();
    const accepted = await fetch(site.url + PAGE, {
      method: 'POST',
      headers: { cookie: form.cookie, origin: site.url },
      body: new URLSearchParams(
        `${body}&_csrf=${encodeURIComponent(form.token)}&${new URLSearchParams(await hiddenFields(site, form))}`,
      ),
    });
    expect(accepted.status).toBe(400);
  });

  it('by script with an expired token gets a new one, which is accepted', async () => {
    const form = await openContact();
    const rejected = await sendByScript(site, { ...form, cookie: '' }, sample);
    expect(rejected.status).toBe(403);
    const { csrfToken } = await rejected.json();
    const cookie = cookiesOf(rejected);
    const notes = `new token ${randomUUID()}`;
    expect(
      (await sendByScript(site, { ...form, token: csrfToken, cookie }, { ...sample, notes })).status,
    ).toBe(201);
    expect(await storedMessages(notes)).toHaveLength(1);
  });

  it('to an unknown form or language is not found', async () => {
    const form = await openContact();
    for (const target of ['/api/fr/v2/forms/contact', '/api/id/v2/forms/nothing']) {
      const response = await fetch(site.url + target, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...scriptHeaders(site, form) },
        body: JSON.stringify(sample),
      });
      expect(response.status).toBe(404);
    }
  });

  it('is rate limited, and says when to try again', async () => {
    const limited = await startSite({
      cmsUrl: cms.url,
      serviceKey: cms.serviceKey,
      env: { FORM_RATE_PER_MINUTE: '2' },
    });
    try {
      const form = await openContact(limited);
      const answers = [];
      for (let attempt = 0; attempt < 3; attempt++) {
        answers.push(await sendByScript(limited, form, { ...sample, email: 'x' }));
      }
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 429]);
      const rejected = answers[2] as Response;
      const { retryAfterSeconds } = await rejected.json();
      expect(retryAfterSeconds).toBeGreaterThan(0);
      expect(retryAfterSeconds).toBeLessThanOrEqual(60);
      expect(rejected.headers.get('retry-after')).toBe(String(retryAfterSeconds));
      const send = () => sendPlain(limited, form, { ...sample, email: 'x' });
      const [, , withoutScript] = [await send(), await send(), await send()];
      expect(withoutScript.status).toBe(429);
      const html = await withoutScript.text();
      expect(html).toContain('>Belum terkirim</h2>');
      expect(html).toContain(`Tunggu ${withoutScript.headers.get('retry-after')} detik, lalu kirim lagi.`);
    } finally {
      await limited.stop();
    }
  });
});

describe('while the back office is down', () => {
  it('a form sent by script gets 503, and the log has no personal data', async () => {
    const offline = await startSite({
      cmsUrl: `http://127.0.0.1:${await freePort()}`,
      serviceKey: cms.serviceKey,
    });
    try {
      const form = await openContact();
      // The token comes from the other site: both share their secret.
      const byScript = await sendByScript(offline, form, sample);
      expect(byScript.status).toBe(503);
      expect((await byScript.json()).fields).toEqual({ '': ['sendFailed'] });
      const log = offline.log.join('');
      for (const personal of ['Ratna', sample.email, '3171', '812-3456', 'deposito']) {
        expect(log).not.toContain(personal);
      }
    } finally {
      await offline.stop();
    }
  });
});
