import type { Locale } from '@beranda/contract';
import type { Locator, Page } from '@playwright/test';
import { makeAdministrator, publish, signIn } from './back-office.ts';
import { waitForNetworkIdle } from './network-idle.ts';
import { type Stack, startStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

const VISIBLE_WITHIN_MS = 2_000;

type Journey = {
  collection: string;
  /** The path before the slug. */
  base: string;
  /** Values of text fields that are not localised, by name. */
  fields?: Record<string, string>;
  /** Required select fields; the first option is chosen. */
  choices?: string[];
  /** How many rich text editors it has. */
  editors: number;
};

const journeys: Journey[] = [
  { collection: 'blogs', base: '/blogs/', editors: 1 },
  { collection: 'governance', base: '/about-us/governance/', editors: 1 },
  {
    collection: 'careers',
    base: '/careers/',
    editors: 2,
    fields: { applyVia: 'mailto:karier@bank.example', closesOn: '2099-12-31', city: 'Banyuwangi' },
    choices: ['province'],
  },
];

let stack: Stack;
test.beforeAll(async ({ browser }) => {
  stack = await startStack();
  const page = await browser.newPage();
  await makeAdministrator(page, stack);
  await page.close();
});
test.afterAll(() => stack?.dispose());

// The admin panel is Payload's: its console output is not under our control.
test.use({ expectedErrors: [/.*/] });

const statusOf = (path: string) => fetch(stack.siteUrl + path).then(({ status }) => status);
const textOf = (path: string) => fetch(stack.siteUrl + path).then((page) => page.text());

const seen = (look: () => Promise<unknown>) =>
  expect.poll(look, { timeout: VISIBLE_WITHIN_MS, intervals: [100] });

const autosaved = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('autosave') && response.ok());

/** Makes a change and waits for its autosave: Payload may lose what is typed during a save. */
async function changing(page: Page, change: () => Promise<unknown>): Promise<void> {
  const saved = autosaved(page);
  await change();
  await saved;
}

/** Fills in the localised fields. */
async function write(page: Page, { editors }: Journey, title: string): Promise<void> {
  await changing(page, () => page.locator('#field-title').fill(title));
  await changing(page, () => page.locator('#field-summary').fill(`${title}: ringkasan.`));
  const texts = page.locator('[data-lexical-editor]');
  for (let index = 0; index < editors; index++)
    await changing(page, async () => {
      await texts.nth(index).click();
      await page.keyboard.type(`${title}: isi.`);
    });
}

/** Fills in the fields that are not localised. */
async function complete(page: Page, { choices = [], fields = {} }: Journey): Promise<void> {
  for (const [name, value] of Object.entries(fields))
    await changing(page, () => page.locator(`#field-${name}`).fill(value));
  for (const name of choices)
    await changing(page, async () => {
      await page.locator(`#field-${name} .rs__control`).click();
      await page.keyboard.press('Enter');
    });
}

/** Chooses from the menu beside the save button. */
async function choose(page: Page, menu: Locator, id: string): Promise<void> {
  await menu.click();
  await page.locator(`#${id}`).click();
  const confirm = page.locator('#confirm-action');
  await confirm.click();
  await expect(confirm).toBeHidden();
}

for (const journey of journeys) {
  const { collection, base } = journey;

  test(
    `an editor writes, translates, previews, publishes, withdraws and restores: ${collection}`,
    SLOW,
    async ({ page }) => {
      test.setTimeout(180_000);
      const slug = `uji-${collection}`;
      const title = `Uji ${collection}`;
      const open = async (address: string, locale: Locale) => {
        await page.goto(`${address}?locale=${locale}`);
        await expect(page.locator('#field-title')).toBeVisible();
        await waitForNetworkIdle(page);
      };
      await signIn(page, stack);

      await open(`${stack.cmsUrl}/admin/collections/${collection}/create`, 'id');
      await write(page, journey, title);
      await complete(page, journey);
      await page.waitForURL((url) => /\/\d+$/.test(url.pathname));
      const item = page.url().split('?')[0] ?? '';
      await expect(page.locator('#field-slug')).toHaveValue(slug);
      expect(await statusOf(base + slug)).toBe(404);

      const preview = String(await page.locator('#preview-button').getAttribute('href'));
      const draft = await fetch(preview);
      expect([draft.status, draft.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await draft.text()).toContain(title);

      await publish(page, collection);
      await seen(() => statusOf(base + slug)).toBe(200);
      expect(await textOf(`/en${base}${slug}`)).toContain(title);

      await open(item, 'en');
      await expect(page.locator('#field-title')).toHaveValue('');
      await write(page, journey, `Test of ${collection}`);
      await publish(page, collection);
      await seen(() => textOf(`/en${base}${slug}`)).toContain(`Test of ${collection}`);
      expect(await textOf(base + slug)).toContain(title);
      expect(await textOf(base + slug)).not.toContain(`Test of ${collection}`);

      await open(item, 'id');
      await changing(page, () => page.locator('#field-withdrawnBecause').fill('Halaman uji sudah selesai.'));
      const menu = page.locator('.doc-controls .popup__trigger-wrap button').last();
      await choose(page, menu, 'action-unpublish');
      await seen(() => statusOf(base + slug)).toBe(410);
      expect(await textOf(`/en${base}${slug}`)).toContain('Halaman uji sudah selesai.');

      await page.goto(`${item}/versions?locale=id`);
      const versions = page.locator('table tbody tr');
      await expect(versions.filter({ hasText: 'Versi terkini' })).toHaveCount(1);
      // The newest published version.
      await versions.filter({ hasText: 'Diterbitkan' }).first().locator('a').click();
      await page.locator('.restore-version button').first().click();
      const restored = page.waitForResponse((response) => response.url().includes('/versions/'));
      await page.locator('dialog.editing-dialog').getByRole('button', { name: 'Pulihkan' }).click();
      expect((await restored).ok()).toBe(true);
      await page.waitForURL((url) => /\/\d+$/.test(url.pathname));
      // Restoring creates a draft, which still has to be published.
      expect(await statusOf(base + slug)).toBe(410);
      await open(item, 'id');
      await publish(page, collection);
      await seen(() => statusOf(base + slug)).toBe(200);
    },
  );
}
