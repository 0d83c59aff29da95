import { randomUUID } from 'node:crypto';
import { FORM_NAMES, type FormName, hasCheckPage, LOCALES, type Locale } from '@beranda/contract';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Administrator } from '../bench/administrator.ts';
import { listCases } from './administrator.ts';
import { answerQuestion, expectTicket } from './contact-form.ts';
import { waitUntilPageHydrated } from './requests.ts';
import {
  enterForm,
  FORM_TEXTS,
  type FormCase,
  fillByLabel,
  firstButton,
  formButton,
  formCase,
} from './site-form.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

// The browser logs the lost response.
test.use({ expectedErrors: [/net::ERR_FAILED/] });

let stack: SharedStack;
let administrator: Administrator;
test.beforeAll(({ sharedStack, administrator: registered }) => {
  stack = sharedStack;
  administrator = registered;
});

/** A form with a sender of its own. */
async function ownCase(name: FormName, language: Locale): Promise<FormCase> {
  const testCase = await formCase(name, language);
  const senderName = `Pengirim ${randomUUID()}`;
  return { ...testCase, sample: { ...testCase.sample, [testCase.definition.sender.name]: senderName } };
}

async function expectOneCase({ name, language, definition, sample }: FormCase, ticket: string) {
  const stored = await listCases(administrator, 'senderName', sample[definition.sender.name] ?? '');
  expect(stored).toMatchObject([{ form: name, locale: language, ticket }]);
}

/** Goes on to the check page of a long form. A double click does not also press the button that appears there. */
async function goOn(form: Locator, testCase: FormCase): Promise<void> {
  if (!hasCheckPage(testCase.definition)) return;
  await firstButton(form, testCase).dblclick();
  await expect(form.getByRole('heading', { name: FORM_TEXTS[testCase.language].check })).toBeVisible();
}

const sendButton = (form: Locator, { language }: FormCase) => formButton(form, FORM_TEXTS[language].send);

/** Counts how often the tabs send a form. */
function watchSubmissions(context: BrowserContext): { count: number } {
  const seen = { count: 0 };
  context.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().endsWith('/attachments')) seen.count += 1;
  });
  return seen;
}

/** Opens the page again from itself: such a tab begins with a copy of the session storage, like a duplicated one. */
async function duplicateTab(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  return opened;
}

/** Waits until the draft of a form is saved, with its idempotency key. */
const expectDraft = (page: Page, key: string) =>
  expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(key);

/**
 * The complaint form has every part of a form: steps, files and a check page. The others run with `npm test -- all`.
 */
const tagOf = (name: FormName) => (name === 'complaint' ? {} : SLOW);

for (const [index, name] of FORM_NAMES.entries()) {
  const title = `${name} is stored once (idempotency): double click, lost response, Back, reload, second tab`;
  test(title, tagOf(name), async ({ page, context }) => {
    const testCase = await ownCase(name, LOCALES[index % 2] ?? 'id');
    const sender = `[name="${testCase.definition.sender.name}"]`;
    const seen = watchSubmissions(context);
    await page.goto(stack.siteUrl + testCase.path);
    const form = await enterForm(page, testCase);
    const key = await form.locator('[name=_key]').inputValue();
    await fillByLabel(form, testCase);
    if (hasCheckPage(testCase.definition)) await expectDraft(page, key);
    const second = await duplicateTab(page, context);
    await goOn(form, testCase);
    expect(seen.count).toBe(0);

    const path = `**/v2/forms/${name}`;
    await context.route(path, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendButton(form, testCase).dblclick();
    await expect(page.getByText(FORM_TEXTS[testCase.language].failed).first()).toBeVisible();
    await context.unroute(path);
    await sendButton(form, testCase).dblclick();
    const ticket = await expectTicket(page, testCase.language);
    expect(seen.count).toBe(2);

    await page.goBack();
    await page.goForward();
    await page.reload();
    expect(await expectTicket(page, testCase.language)).toBe(ticket);
    await waitUntilPageHydrated(page);
    await page.getByRole('link', { name: testCase.texts.another }).click();
    await expect(page.locator(sender)).toHaveValue('');
    expect(seen.count).toBe(2);

    await sendAgain(page);
    if (hasCheckPage(testCase.definition)) await expect(second.locator('[name=_key]')).toHaveValue(key);
    await sendAgain(second);
    await expectOneCase(testCase, ticket);

    /** Fills in and sends the form in another tab, like somebody who is not sure that it arrived. */
    async function sendAgain(tab: Page): Promise<void> {
      await tab.bringToFront();
      const again = await enterForm(tab, testCase);
      await fillByLabel(again, testCase);
      await goOn(again, testCase);
      await sendButton(again, testCase).dblclick();
      expect(await expectTicket(tab, testCase.language)).toBe(ticket);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [index, name] of FORM_NAMES.entries()) {
    test(
      `${name} is stored once (idempotency): double click, reload, Back and sent again`,
      SLOW,
      async ({ page }) => {
        const testCase = await ownCase(name, LOCALES[(index + 1) % 2] ?? 'en');
        const form = page.locator('#form');
        async function send(): Promise<string> {
          await fillByLabel(form, testCase);
          await answerQuestion(page);
          await goOn(form, testCase);
          await sendButton(form, testCase).dblclick();
          return expectTicket(page, testCase.language);
        }
        await page.goto(stack.siteUrl + testCase.path);
        const ticket = await send();
        await page.reload();
        expect(await expectTicket(page, testCase.language)).toBe(ticket);
        // The check page in between was the response to a POST, which the browser would ask to repeat.
        await page.evaluate((pages) => history.go(-pages), hasCheckPage(testCase.definition) ? 2 : 1);
        await expect(firstButton(form, testCase)).toBeVisible();
        expect(await send()).toBe(ticket);
        await expectOneCase(testCase, ticket);
      },
    );
  }
});
