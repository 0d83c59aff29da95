import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { listAccessibilityProblems } from './axe.ts';
import {
  answerQuestion,
  expectTicket,
  fillIn,
  openContactForm,
  sendForm,
  uniqueNotes,
} from './contact-form.ts';
import { listHorizontalOverflows } from './horizontal-scroll.ts';
import { waitUntilPageHydrated } from './requests.ts';
import { type SharedStack, type Stack, startStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

// The browser logs blocked requests and rejected forms.
test.use({ expectedErrors: [/net::ERR_FAILED|status of 400/] });

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

const check = (page: Page) => page.getByRole('region', { name: 'Pemeriksaan keamanan' });
const answerField = (page: Page) => page.locator('#form-captcha-answer');

/** Requests of a page that concern the captcha, by path. */
function watchCaptcha(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    if (/captcha|altcha/.test(origin + pathname)) paths.push(pathname);
  });
  return paths;
}

async function expectUsable(page: Page): Promise<void> {
  expect(await listAccessibilityProblems(page)).toEqual([]);
  expect(await listHorizontalOverflows(page)).toEqual([]);
}

test('is solved in the background from the first interaction with the form', async ({ page }) => {
  const requests = watchCaptcha(page);
  await openContactForm(page, stack);
  await waitUntilPageHydrated(page);
  await expect(check(page)).toContainText('Saat Anda mulai mengisi');
  expect(requests).toEqual([]);
  await page.getByLabel('Nama lengkap').focus();
  await expect(check(page)).toContainText('Terverifikasi: Anda bukan robot.');
  expect(requests.filter((path) => path === '/api/id/v2/captcha/contact')).toHaveLength(1);
  await expect(answerField(page)).toHaveCount(0);
  await expectUsable(page);
  await fillIn(page, uniqueNotes());
  await sendForm(page);
  await expectTicket(page);
});

test('moves nothing below it when it starts, on a phone: the press of a button starts it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openContactForm(page, stack);
  const heightOf = async () => (await check(page).boundingBox())?.height;
  await expect(check(page)).toContainText('Saat Anda mulai mengisi');
  const idle = await heightOf();
  await page.getByLabel('Nama lengkap').focus();
  await expect(check(page)).toContainText('Terverifikasi');
  expect(await heightOf()).toBe(idle);
});

test('is solved again before it expires', async ({ page }) => {
  await page.clock.install();
  const requests = watchCaptcha(page);
  await openContactForm(page, stack);
  const challenges = () => requests.filter((path) => path === '/api/id/v2/captcha/contact').length;
  await page.getByLabel('Nama lengkap').focus();
  await expect(check(page)).toContainText('Terverifikasi');
  await page.clock.fastForward('19:00');
  await page.getByLabel('Nomor telepon').focus();
  await expect.poll(challenges).toBe(2);
  await expect(check(page)).toContainText('Terverifikasi');
});

test('is solved anew, unnoticed, when the solution has served an earlier text', async ({ page, context }) => {
  await openContactForm(page, stack);
  await page.getByLabel('Nama lengkap').focus();
  await expect(check(page)).toContainText('Terverifikasi');
  await fillIn(page, uniqueNotes());
  // The first response is lost, after the back office has stored the message.
  await context.route('**/v2/forms/contact', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendForm(page);
  await expect(page.getByText('Terjadi masalah saat mengirim formulir').first()).toBeVisible();
  await context.unroute('**/v2/forms/contact');
  await page.goBack();
  await page.getByLabel('Catatan').fill(uniqueNotes());
  await sendForm(page);
  await expectTicket(page);
});
test.describe('where workers are blocked', () => {
  const WORKER = '**/altcha.worker*';

  test('the form says so, names the captcha, and offers a question as fallback', SLOW, async ({ page }) => {
    await page.route(WORKER, (route) => route.abort());
    await openContactForm(page, stack);
    await page.getByLabel('Nama lengkap').focus();
    await expect(check(page)).toContainText('Pemeriksaan otomatis tidak berhasil.');
    await expect(answerField(page)).toBeVisible();
    await expectUsable(page);
    await fillIn(page, uniqueNotes());
    await sendForm(page);
    const summary = page.getByRole('region', { name: 'Ada yang perlu diperbaiki' });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('Silakan validasi reCAPTCHA');
    await expectUsable(page);
    await summary.getByRole('link', { name: 'Pemeriksaan keamanan: verifikasi recaptcha' }).click();
    await expect(answerField(page)).toBeFocused();
    await expect(answerField(page)).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('99');
    await sendForm(page);
    await expect(summary).toContainText('Silakan validasi reCAPTCHA');
    await answerQuestion(page);
    await sendForm(page);
    await expectTicket(page);
  });

  test('somebody who answers the question keeps it when the automatic check succeeds meanwhile', async ({
    page,
  }) => {
    await page.route(WORKER, (route) => route.abort());
    await openContactForm(page, stack);
    await page.getByLabel('Nama lengkap').focus();
    await expect(answerField(page)).toBeVisible();
    await page.unroute(WORKER);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(WORKER, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await answerField(page).focus();
    release();
    await expect(check(page)).toContainText('Terverifikasi');
    await expect(answerField(page)).toBeFocused();
    await fillIn(page, uniqueNotes());
    await sendForm(page);
    await expectTicket(page);
  });

  test('trying again by keyboard solves it, once they are not', async ({ page }) => {
    await page.route(WORKER, (route) => route.abort());
    await openContactForm(page, stack);
    await page.getByLabel('Nama lengkap').focus();
    await expect(answerField(page)).toBeVisible();
    await page.unroute(WORKER);
    await page.getByRole('button', { name: 'Coba lagi' }).press('Enter');
    await expect(check(page)).toContainText('Terverifikasi');
    await expect(answerField(page)).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a question is asked, and asked anew after a wrong answer', async ({ page }) => {
    await page.goto(`${stack.siteUrl}/en/register-product`);
    await expect(page.getByText('we check automatically')).toBeHidden();
    const question = page.getByLabel(/^What is \w+ plus \w+\?/);
    await question.fill('99');
    await page.getByLabel('Full name').fill('Ratna Wulandari');
    await page.waitForTimeout(2_000);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const result = page.locator('#form-result');
    await expect(result).toContainText('Please validate reCAPTCHA');
    await expect(result.getByRole('link', { name: 'Security check: verify recaptcha' })).toHaveAttribute(
      'href',
      '#form-captcha-answer',
    );
    await expect(page.getByLabel('Full name')).toHaveValue('Ratna Wulandari');
    await expect(question).toHaveValue('');
    await expect(question).toHaveAttribute('aria-invalid', 'true');
    await expect(question).toHaveAccessibleDescription(/This question has not been answered correctly yet/);
  });
});

test.describe('with reCAPTCHA', SLOW, () => {
  let own: Stack;
  const google = createServer(async (request, response) => {
    const body = new URLSearchParams((await request.toArray()).join(''));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: body.get('response') === 'ticked' }));
  });

  test.beforeAll(async () => {
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    const { port } = google.address() as AddressInfo;
    own = await startStack({
      CAPTCHA_PROVIDER: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'the-site-key',
      RECAPTCHA_SECRET: 'the-secret',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    });
  });
  test.afterAll(async () => {
    await own?.dispose();
    google.close();
  });

  /** Stands in for Google's script: a button that hands out a token. */
  const SCRIPT = `window.grecaptcha = {
    ready: (callback) => callback(),
    render(container, { sitekey, callback }) {
      const box = document.createElement('button');
      box.type = 'button';
      box.textContent = 'Saya bukan robot: ' + sitekey;
      box.addEventListener('click', () => callback('ticked'));
      container.append(box);
    },
  };`;

  test('the box of Google is loaded on the first interaction with the form, and required', async ({
    page,
    context,
  }) => {
    const loaded: string[] = [];
    await context.route('https://www.google.com/**', (route) => {
      loaded.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
    });
    await openContactForm(page, own);
    await waitUntilPageHydrated(page);
    expect(loaded).toEqual([]);
    await page.getByLabel('Nama lengkap').focus();
    const box = page.getByRole('button', { name: 'Saya bukan robot: the-site-key' });
    await expect(box).toBeVisible();
    expect(loaded).toEqual(['https://www.google.com/recaptcha/api.js?render=explicit&hl=id']);
    await expect(check(page)).toContainText('Google reCAPTCHA');
    await expectUsable(page);
    await fillIn(page, uniqueNotes());
    await sendForm(page);
    const summary = page.getByRole('region', { name: 'Ada yang perlu diperbaiki' });
    await expect(summary).toContainText('Silakan validasi reCAPTCHA');
    await expect(summary).toContainText('verifikasi recaptcha');
    await box.click();
    await expect(check(page)).toContainText('Terverifikasi');
    await sendForm(page);
    await expectTicket(page);
  });

  test('where Google cannot be reached, the question is the fallback', async ({ page, context }) => {
    await context.route('https://www.google.com/**', (route) => route.abort());
    await openContactForm(page, own);
    await page.getByLabel('Nama lengkap').focus();
    await expect(check(page)).toContainText('Pemeriksaan otomatis tidak berhasil.');
    await fillIn(page, uniqueNotes());
    await answerQuestion(page);
    await sendForm(page);
    await expectTicket(page);
  });
});
