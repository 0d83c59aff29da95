import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { solveCaptcha } from '../../testing/captcha.ts';
import { answered, captchaOf, expectCaptchaError } from '../../testing/captcha-checks.ts';
import { type OpenedForm, openForm, scriptHeaders, sendByScript } from '../../testing/open-form.ts';
import { freePort, type RunningSite, startSite } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite();

const CONTACT = '/about-us/contact-us';
const sample = await sampleOf('contact');
const openContact = (at: RunningSite) => openForm(at, CONTACT);
const valid = () => ({ ...sample, notes: `Pesan ${randomUUID()}` });

const settings = (port: number) => ({
  CAPTCHA_PROVIDER: 'recaptcha',
  RECAPTCHA_SITE_KEY: 'the-site-key',
  RECAPTCHA_SECRET: 'the-secret',
  RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
});

const received: Record<string, string>[] = [];
/** Like Google: a token is valid once. */
const known = new Set<string>();
let isDown = false;

function newToken(): string {
  const token = randomUUID();
  known.add(token);
  return token;
}

const google = createServer(async (request, response) => {
  const body = Object.fromEntries(new URLSearchParams((await request.toArray()).join('')));
  received.push(body as Record<string, string>);
  if (isDown) return response.writeHead(502).end('no JSON');
  const success = body.secret === 'the-secret' && known.delete(String(body.response));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ success, ...(!success && { 'error-codes': ['timeout-or-duplicate'] }) }));
});
let port: number;
let captchaSite: RunningSite;

beforeAll(async () => {
  port = await freePort();
  await new Promise<void>((resolve) => google.listen(port, '127.0.0.1', resolve));
  captchaSite = await startSite({
    cmsUrl: cms.url,
    serviceKey: cms.serviceKey,
    env: settings(port),
  });
});
afterAll(async () => {
  await captchaSite?.stop();
  google.close();
});

function exchange(form: OpenedForm, token: string, headers: Record<string, string> = {}) {
  return fetch(`${captchaSite.url}/api/id/v2/captcha/${form.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...scriptHeaders(captchaSite, form), ...headers },
    body: JSON.stringify({ token }),
  });
}

async function solutionFor(form: OpenedForm): Promise<string> {
  const token = newToken();
  return (await (await exchange(form, token)).json()).solution;
}

it('a token that Google accepts serves one submission, which may be rejected before', async () => {
  const form = await openContact(captchaSite);
  const message = { ...valid(), _captcha: await solutionFor(form) };
  expect(received.at(-1)).toMatchObject({ secret: 'the-secret' });
  expect((await sendByScript(captchaSite, form, { ...message, email: 'x' })).status).toBe(400);
  expect((await sendByScript(captchaSite, form, message)).status).toBe(201);
  expect((await sendByScript(captchaSite, form, message)).status).toBe(201);
  await expectCaptchaError(await sendByScript(captchaSite, form, { ...message, notes: 'Lain' }));
});

it('a token that Google rejects, or has seen, gets no solution', async () => {
  const form = await openContact(captchaSite);
  expect((await exchange(form, 'invented')).status).toBe(400);
  const token = newToken();
  expect((await exchange(form, token)).status).toBe(200);
  expect((await exchange(form, token)).status).toBe(400);
});

it('a token, a forged solution and one for another form are rejected by the form', async () => {
  const form = await openContact(captchaSite);
  const token = newToken();
  const other = await captchaOf(settings(port)).exchange?.('other', newToken());
  for (const _captcha of [
    token,
    `${await solutionFor(form)}x`,
    other,
    await solveCaptcha(site.url, 'contact'),
  ])
    await expectCaptchaError(await sendByScript(captchaSite, form, { ...valid(), _captcha }));
});

it('the exchange needs the own origin and the CSRF token', async () => {
  const form = await openContact(captchaSite);
  for (const headers of [{ origin: 'https://evil.example' }, { 'x-csrf-token': '' }] as Record<
    string,
    string
  >[])
    expect((await exchange(form, 'x', headers)).status).toBe(403);
});

it('while Google does not answer, the question is the fallback; the log names no token', async () => {
  const form = await openContact(captchaSite);
  isDown = true;
  expect((await exchange(form, 'a-token-of-a-visitor')).status).toBe(503);
  isDown = false;
  expect(captchaSite.log.join('')).not.toContain('a-token-of-a-visitor');
  expect((await sendByScript(captchaSite, form, { ...valid(), ...answered(form) })).status).toBe(201);
});

it('scripts and frames of Google are allowed, and only then', async () => {
  const policyOf = async (at: RunningSite) =>
    (await at.get(CONTACT)).headers.get('content-security-policy') ?? '';
  expect(await policyOf(captchaSite)).toContain(
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  );
  expect(await policyOf(site)).not.toContain('google');
  expect((await site.get(CONTACT).then((page) => page.text())).includes('the-site-key')).toBe(false);
});
