import type { Administrator } from '../bench/administrator.ts';
import { signInAs } from './back-office.ts';
import { title } from './item-form.ts';
import { waitForNetworkIdle } from './network-idle.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

/** The publish button is disabled while a form autosaves, and publishes afterwards if it was pressed meanwhile. */

const PUBLISHER = { name: 'Yuni Penerbit', email: 'yuni@bank.example', password: 'penerbit-rahasia-9' };

type Item = { id: number; title?: string | null };

let stack: SharedStack;
let administrator: Administrator;
test.beforeAll(async ({ sharedStack, administrator: registered }) => {
  stack = sharedStack;
  administrator = registered;
  await administrator.addAccount({ ...PUBLISHER, roles: ['publisher'] });
});

// The admin panel is Payload's: its console output is not under our control.
test.use({ expectedErrors: [/.*/] });

const draft = async (id: string) =>
  (await administrator.call('GET', `/api/news/${id}?draft=true&depth=0&locale=id`)) as Item;

test('a click on the publish button during an autosave publishes after it', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, stack, PUBLISHER);
  const { docs } = (await administrator.call(
    'GET',
    '/api/news?where[_status][equals]=published&depth=0&locale=id&limit=1',
  )) as { docs: Item[] };
  const id = docs[0]?.id ?? 0;
  await page.goto(`${stack.cmsUrl}/admin/collections/news/${id}?locale=id`);
  await expect(title(page)).toBeVisible();
  await waitForNetworkIdle(page);

  let answerAutosave = () => {};
  let autosaves = 0;
  await page.route(/\/api\/news\/\d+\?.*autosave=true/, async (route) => {
    autosaves += 1;
    await new Promise<void>((resolve) => {
      answerAutosave = resolve;
    });
    await route.continue();
  });
  const button = page.locator('#action-save');
  const published = async (text: string) =>
    expect
      .poll(async () => (await administrator.call('GET', `/api/news/${id}?depth=0&locale=id`)) as Item, {
        timeout: 15_000,
      })
      .toMatchObject({ title: text });
  /** Changes the title; the autosave begins a moment later. */
  const type = async (text: string) => {
    await title(page).fill(text);
    await expect(button).toBeEnabled();
  };

  // Pressed before the autosave began, released during it.
  await type('Terbit setelah tersimpan otomatis');
  await button.hover();
  await page.mouse.down();
  await expect(button).toBeDisabled();
  await page.mouse.up();
  expect(autosaves).toBe(1);
  answerAutosave();
  await published('Terbit setelah tersimpan otomatis');

  // Pressed and released during it.
  await type('Ditekan selama tersimpan otomatis');
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  answerAutosave();
  await published('Ditekan selama tersimpan otomatis');

  // By keyboard; the focus stays on the button.
  await type('Diterbitkan dengan papan tik');
  await button.focus();
  await page.keyboard.down(' ');
  await expect(button).toBeDisabled();
  await page.keyboard.up(' ');
  answerAutosave();
  await published('Diterbitkan dengan papan tik');
  await type('Ditekan dengan papan tik selama tersimpan');
  await button.focus();
  await expect(button).toBeDisabled();
  await expect(button).not.toBeFocused();
  await page.keyboard.press(' ');
  answerAutosave();
  await published('Ditekan dengan papan tik selama tersimpan');
  await type('Tidak jadi diterbitkan');
  await button.focus();
  await expect(button).toBeDisabled();
  answerAutosave();
  await expect(button).toBeFocused();

  // Released elsewhere: nothing is published.
  await type('Hanya tersimpan');
  await button.hover();
  await page.mouse.down();
  await expect(button).toBeDisabled();
  await title(page).hover();
  await page.mouse.up();
  answerAutosave();
  await expect(button).toBeEnabled();
  await expect.poll(() => draft(String(id))).toMatchObject({ title: 'Hanya tersimpan' });
  await published('Ditekan dengan papan tik selama tersimpan');
});
