import { FORM_NAMES, fieldsOf, hasCheckPage, LOCALES } from '@beranda/contract';
import type { Locator, Page } from '@playwright/test';
import type { Administrator } from '../bench/administrator.ts';
import { listCases } from './administrator.ts';
import { listAccessibilityProblems } from './axe.ts';
import { answerQuestion, expectTicket } from './contact-form.ts';
import { listHorizontalOverflows } from './horizontal-scroll.ts';
import { listMarkupProblems } from './html.ts';
import { watchRequests } from './requests.ts';
import {
  controlOf,
  enterForm,
  FORM_TEXTS,
  type FormCase,
  fillByKeyboard,
  fillByLabel,
  firstButton,
  formButton,
  formCase,
  tagOfForm,
} from './site-form.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

// The browser logs the error status of a rejected form.
test.use({ expectedErrors: [/status of 4(00|09) /] });

let stack: SharedStack;
let administrator: Administrator;
test.beforeAll(({ sharedStack, administrator: registered }) => {
  stack = sharedStack;
  administrator = registered;
});

async function expectUsable(page: Page, what: string): Promise<void> {
  expect(await listAccessibilityProblems(page), what).toEqual([]);
  expect(await listHorizontalOverflows(page), what).toEqual([]);
}

/** Waits for the success message, and finds the case of its ticket. */
async function expectCase(page: Page, { name, language, definition, sample }: FormCase): Promise<void> {
  const ticket = await expectTicket(page, language);
  expect(await listCases(administrator, 'ticket', ticket)).toMatchObject([
    { form: name, locale: language, senderName: sample[definition.sender.name] },
  ]);
}

for (const [index, name] of FORM_NAMES.entries()) {
  const language = LOCALES[index % 2] ?? 'id';
  const other = LOCALES[(index + 1) % 2] ?? 'en';

  test(
    `${name} in ${language}: filled in, checked and sent by keyboard`,
    tagOfForm(name),
    async ({ page }) => {
      const testCase = await formCase(name, language);
      const texts = FORM_TEXTS[language];
      await page.goto(stack.siteUrl + testCase.path);
      const form = await enterForm(page, testCase);
      await firstButton(form, testCase).press('Enter');
      await expect(form.getByRole('region', { name: texts.errors })).toBeFocused();
      await expectUsable(page, 'errors');

      await form.locator('[name]:not([type=hidden])').first().focus();
      await fillByKeyboard(page, testCase);
      await page.keyboard.press('Tab');
      while (!(await firstButton(form, testCase).evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      if (hasCheckPage(testCase.definition)) {
        await expect(form.getByRole('heading', { name: texts.check })).toBeFocused();
        await expectUsable(page, 'check page');
        await expect(formButton(form, texts.next)).toBeHidden();
        while (
          !(await formButton(form, texts.send).evaluate((element) => element === document.activeElement))
        )
          await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      }
      await expectCase(page, testCase);
      await expectUsable(page, 'success');
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(
        testCase.sample[testCase.definition.sender.email],
      );
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test(`${name} in ${other}: errors, check page and ticket`, tagOfForm(name), async ({ page }) => {
      const testCase = await formCase(name, other);
      const texts = FORM_TEXTS[other];
      await page.goto(stack.siteUrl + testCase.path);
      const form = page.locator('#form');
      const result = page.locator('#form-result');
      expect(await markupProblemsAfter(page, firstButton(form, testCase))).toEqual([]);
      await expect(result).toBeFocused();
      await expect(result).toBeInViewport();
      await fillByLabel(form, testCase);
      await answerQuestion(page);
      expect(await markupProblemsAfter(page, firstButton(form, testCase))).toEqual([]);
      if (hasCheckPage(testCase.definition)) {
        await expect(result).toBeFocused();
        await expect(form.getByRole('heading', { name: texts.check })).toBeVisible();
        await expect(form.locator('.at-edit').first()).toBeHidden();
        await changeFirstGroup(form, testCase);
        await firstButton(form, testCase).click();
        await formButton(form, texts.send).click();
      }
      await expect(result).toBeFocused();
      await expectCase(page, testCase);
      // The check page came from a POST: browsers have no page to go back to.
      const noWayBack = result.locator('noscript p').filter({ hasText: texts.noWayBack });
      await expect(noWayBack).toBeVisible({ visible: hasCheckPage(testCase.definition) });
    });
  });
}

test.describe('the check page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is sent by the Enter key, and shown again after answers have changed', async ({ page }) => {
    const testCase = await formCase('complaint', 'id');
    const { fullName } = testCase.texts.fields;
    await page.goto(stack.siteUrl + testCase.path);
    const form = page.locator('#form');
    await fillByLabel(form, testCase);
    await answerQuestion(page);
    await firstButton(form, testCase).click();
    await form.getByRole('link', { name: testCase.texts.groups.aboutYou ?? '' }).click();
    const name = controlOf(form, fullName?.label ?? '');
    await name.fill('Nama Lain');
    await name.press('Enter');
    await expect(form.getByRole('heading', { name: FORM_TEXTS.id.check })).toBeVisible();
    await expect(form.locator('dl').getByText('Nama Lain')).toBeVisible();
    await page.locator('#form-captcha-answer').press('Enter');
    await expectCase(page, { ...testCase, sample: { ...testCase.sample, fullName: 'Nama Lain' } });
  });
});

/** Posts a form. @returns the markup problems of the response page. */
async function markupProblemsAfter(page: Page, send: Locator): Promise<string[]> {
  const responded = page.waitForResponse((response) => response.request().method() === 'POST');
  await send.click();
  const response = await responded;
  return response.status() === 303 ? [] : listMarkupProblems(await response.text());
}

/** Follows the link of the first group and back to the fields, where the answers still are. */
async function changeFirstGroup(form: Locator, { definition, texts, sample }: FormCase): Promise<void> {
  const [group = ''] = Object.keys(definition.groups);
  await form.getByRole('link', { name: texts.groups[group] ?? '' }).click();
  await expect(form.locator('.at-check').first()).toBeHidden();
  await expect(form.getByRole('heading', { name: texts.groups[group] ?? '' })).toBeInViewport();
  const [name, label = ''] =
    Object.entries(texts.fields)
      .map(([field, { label }]) => [field, label] as const)
      .find(([field]) => fieldsOf(definition)[field]?.type === 'text') ?? [];
  await expect(controlOf(form, label)).toHaveValue(sample[name ?? ''] ?? '');
}

test.describe('the check page', () => {
  test('shows answers as people read them', async ({ page }) => {
    const testCase = await formCase('complaint', 'id');
    await page.goto(stack.siteUrl + testCase.path);
    const form = await enterForm(page, testCase);
    await fillByLabel(form, testCase);
    await formButton(form, FORM_TEXTS.id.next).click();
    const check = form.getByRole('region', { name: FORM_TEXTS.id.check });
    for (const text of [
      'Rp1.500.000',
      '14 Februari 2026',
      'Kartu debit atau ATM',
      '3273 0112 0585 0002',
      '4000 1234 5678 9010',
    ])
      await expect(check.getByText(text, { exact: true })).toBeVisible();
  });

  test('is left and reached by the buttons of the browser, without loading anything', async ({ page }) => {
    const testCase = await formCase('complaint', 'en');
    await page.goto(stack.siteUrl + testCase.path);
    const form = await enterForm(page, testCase);
    await fillByLabel(form, testCase);
    await formButton(form, FORM_TEXTS.en.next).click();
    const title = form.getByRole('heading', { name: FORM_TEXTS.en.check });
    await expect(title).toBeFocused();
    const requests = watchRequests(page);
    await page.goBack();
    await expect(title).toBeHidden();
    await expect(form.getByRole('heading', { name: testCase.texts.title })).toBeFocused();
    await page.goForward();
    await expect(title).toBeFocused();

    await form.getByRole('link', { name: `Change ${testCase.texts.groups.problem}` }).click();
    await expect(form.getByRole('heading', { name: testCase.texts.groups.problem })).toBeFocused();
    await controlOf(form, testCase.texts.fields.transactionAmount?.label ?? '').fill('2,750,000');
    await formButton(form, FORM_TEXTS.en.next).click();
    await expect(form.getByText(/^IDR\s2,750,000$/)).toBeVisible();
    await page.goBack();
    await controlOf(form, 'Email').fill('bukan alamat');
    await page.goForward();
    await expect(title).toBeHidden();
    expect(requests).toEqual({ documents: [], payloads: [] });
  });

  test('is left by a reload, which says so and what has to be entered again', async ({ page }) => {
    const testCase = await formCase('complaint', 'id');
    await page.goto(stack.siteUrl + testCase.path);
    const form = await enterForm(page, testCase);
    await fillByLabel(form, testCase);
    await formButton(form, FORM_TEXTS.id.next).click();
    const title = form.getByRole('heading', { name: FORM_TEXTS.id.check });
    await expect(title).toBeFocused();
    await page.reload();
    const note = form.getByRole('status').filter({ hasText: FORM_TEXTS.id.restored });
    await expect(note).toBeFocused();
    await expect(note).toBeInViewport();
    await expect(page).toHaveURL(`${stack.siteUrl}${testCase.path}#form`);

    for (const field of ['identityNumber', 'accountNumber'])
      await controlOf(form, testCase.texts.fields[field]?.label ?? '').fill(testCase.sample[field] ?? '');
    await formButton(form, FORM_TEXTS.id.next).click();
    await expect(title).toBeFocused();
    await page.goBack();
    await expect(title).toBeHidden();
    await expect(page).toHaveURL(`${stack.siteUrl}${testCase.path}#form`);
  });
});

test('nothing can be changed while a form is being sent, which its button says and gets the focus for', async ({
  page,
}) => {
  const testCase = await formCase('data-request', 'id');
  await page.goto(stack.siteUrl + testCase.path);
  const form = await enterForm(page, testCase);
  await fillByLabel(form, testCase);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/v2\/forms\/data-request$/, async (route) => {
    await released;
    await route.continue();
  });
  const name = controlOf(form, testCase.texts.fields.fullName?.label ?? '');
  await name.press('Enter');
  await expect(form.getByRole('button', { name: 'Mengirim', exact: true })).toBeFocused();
  await page.keyboard.type('x');
  await name.evaluate((input) => input.focus());
  await page.keyboard.type('x');
  await expect(name).toHaveValue(testCase.sample.fullName ?? '');
  release();
  await expectCase(page, testCase);
});

test('money is grouped while it is typed', async ({ page }) => {
  const testCase = await formCase('supply-chain-financing', 'id');
  await page.goto(stack.siteUrl + testCase.path);
  const form = await enterForm(page, testCase);
  const limit = controlOf(form, 'Limit pembiayaan yang diinginkan');
  await limit.pressSequentially('2500000');
  await expect(limit).toHaveValue('2.500.000');
  await limit.press('Home');
  await limit.press('ArrowRight');
  await limit.pressSequentially('1');
  await expect(limit).toHaveValue('21.500.000');
  expect(await limit.evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(2);
});

test('a pasted amount becomes the number', async ({ page }) => {
  for (const [language, label, expected] of [
    ['id', 'Limit pembiayaan yang diinginkan', '250.000.000'],
    ['en', 'Desired loan limit', '250,000,000'],
  ] as const) {
    const testCase = await formCase('supply-chain-financing', language);
    await page.goto(stack.siteUrl + testCase.path);
    const limit = controlOf(await enterForm(page, testCase), label);
    await limit.focus();
    await page.evaluate(() => {
      const field = document.activeElement as HTMLInputElement;
      field.value = 'Rp 250.000.000';
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    });
    await expect(limit).toHaveValue(expected);
  }
});

test('a city can be named without its province; an ambiguous name is answered with suggestions', async ({
  page,
}) => {
  const testCase = await formCase('product-registration', 'id');
  await page.goto(stack.siteUrl + testCase.path);
  const form = await enterForm(page, testCase);
  await fillByLabel(form, testCase);
  const city = controlOf(form, 'Kota atau kabupaten');
  await city.fill('bandung');
  await formButton(form, 'Kirim').click();
  await expect(form.getByRole('listitem').filter({ hasText: /^Kota Bandung, Jawa Barat$/ })).toBeVisible();
  await city.fill('Surakarta');
  await formButton(form, 'Kirim').click();
  await expect(page.getByText(FORM_TEXTS.id.received)).toBeVisible();
});

test('a form whose privacy notice was withdrawn is sent without it on the next press', async ({ page }) => {
  const testCase = await formCase('product-registration', 'id');
  await page.goto(stack.siteUrl + testCase.path);
  const form = await enterForm(page, testCase);
  await fillByLabel(form, testCase);
  const notices: unknown[] = [];
  await page.route(/\/v2\/forms\/product-registration$/, async (route) => {
    notices.push(route.request().postDataJSON()._notice);
    if (notices.length > 1) return route.continue();
    return route.fulfill({ status: 409, json: { statusCode: 409, fields: { '': ['noticeChanged'] } } });
  });
  await firstButton(form, testCase).click();
  await expect(form.getByText('Pemberitahuan privasi kami berubah').first()).toBeVisible();
  await expect(form.locator('[name=_notice]')).toHaveCount(0);
  await firstButton(form, testCase).click();
  await expect.poll(() => notices).toEqual([expect.stringMatching(/^id:/), undefined]);
});

test('the privacy notice opens in a new tab, and what was typed stays', async ({ page, context }) => {
  const testCase = await formCase('product-registration', 'en');
  await page.goto(stack.siteUrl + testCase.path);
  const form = await enterForm(page, testCase);
  await controlOf(form, 'Full name').fill('Dewi Kinasih');
  const opened = context.waitForEvent('page');
  await form.getByRole('link', { name: 'Read the privacy notice (new tab)' }).click();
  const notice = await opened;
  await expect(notice).toHaveURL(`${stack.siteUrl}/en/privacy-notice`);
  await expect(controlOf(form, 'Full name')).toHaveValue('Dewi Kinasih');
});
