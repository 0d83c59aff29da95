import { type Stack, startStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack();
});
test.afterAll(() => stack?.dispose());

const PAGES = ['/', '/en', '/news', '/en/news?page=2', '/news/waspada-tautan-palsu'];

test('with the back office killed every page and picture goes on, also after the site restarts', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const broken: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`);
  });
  const visitAll = async () => {
    for (const path of PAGES) {
      await page.goto(stack.siteUrl + path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  };
  await visitAll();
  await stack.kill('cms');
  await visitAll();
  await stack.stop('site');
  await stack.start('site');
  await visitAll();
  expect(broken).toEqual([]);
  await stack.start('cms');
  await page.goto(`${stack.siteUrl}/en/news?page=3`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
});
