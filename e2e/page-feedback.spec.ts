import type { Locator, Page } from '@playwright/test';
import { listAccessibilityProblems } from './axe.ts';
import { listHorizontalOverflows } from './horizontal-scroll.ts';
import { open, waitUntilPageHydrated } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

const GUIDE = '/about-us/guides/memblokir-kartu-yang-hilang';
const QUESTIONS = '/about-us/questions';
const THANKS = /^Terima kasih atas jawaban Anda/;

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

const askOf = (place: Locator | Page, name = 'Apakah halaman ini membantu?') =>
  place.getByRole('group', { name });
const reasonsOf = (place: Locator | Page) => place.getByRole('group', { name: /^Apa yang kurang/ });

test('with JavaScript a reader says no, says why, and is thanked in place', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await open(page, stack.siteUrl + GUIDE);
  const [asked, reasons, thanks] = [askOf(page), reasonsOf(page), page.getByText(THANKS)];
  await expect(asked).toBeVisible();
  await expect(reasons).toBeHidden();
  await expect(thanks).toBeHidden();
  // By keyboard; what replaces the button has the focus, so that it is read.
  await asked.getByRole('button', { name: 'Tidak' }).press('Enter');
  await expect(asked).toHaveCount(0);
  await expect(page.locator('#feedback-reasons')).toBeFocused();
  expect(await listAccessibilityProblems(page, { within: '.feedback' })).toEqual([]);
  expect(await listHorizontalOverflows(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(reasons).toHaveCount(0);
  await expect(thanks).toBeFocused();
  await expect(page).toHaveURL(stack.siteUrl + GUIDE);
  expect(posts).toEqual([stack.siteUrl + GUIDE, stack.siteUrl + GUIDE]);
  expect(await page.context().cookies()).toEqual([expect.objectContaining({ value: 'id' })]);
});

test('the next page asks again', async ({ page }) => {
  await page.goto(`${stack.siteUrl}${GUIDE}#feedback-thanks`);
  await expect(page.getByText(THANKS)).toBeVisible();
  await waitUntilPageHydrated(page);
  await page.getByRole('link', { name: /^Berikutnya/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('mengganti PIN');
  await expect(askOf(page)).toBeVisible();
  await expect(page.getByText(THANKS)).toBeHidden();
});

test('a question asks within its answer', async ({ page }) => {
  await page.goto(stack.siteUrl + QUESTIONS);
  const question = page.locator('details').first();
  await question.locator('summary').click();
  await waitUntilPageHydrated(page);
  await askOf(question, 'Apakah jawaban ini membantu?').getByRole('button', { name: 'Tidak' }).click();
  await reasonsOf(question).getByRole('button', { name: 'Kurang jelas' }).click();
  await expect(question.getByText(THANKS)).toBeFocused();
});

test('paper has no question', async ({ page }) => {
  await page.goto(stack.siteUrl + GUIDE);
  await page.emulateMedia({ media: 'print' });
  await expect(askOf(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader says no, says why, and is thanked on the same page, without a cookie', async ({ page }) => {
    await page.goto(stack.siteUrl + GUIDE);
    await expect(reasonsOf(page)).toBeHidden();
    await askOf(page).getByRole('button', { name: 'Tidak' }).click();
    await expect(page).toHaveURL(`${stack.siteUrl}${GUIDE}#feedback-reasons`);
    await expect(askOf(page)).toBeHidden();
    await reasonsOf(page).getByRole('button', { name: 'Sudah tidak berlaku' }).click();
    await expect(page).toHaveURL(`${stack.siteUrl}${GUIDE}#feedback-thanks`);
    await expect(page.getByText(THANKS)).toBeVisible();
    await expect(reasonsOf(page)).toBeHidden();
    await expect(askOf(page)).toBeHidden();
    expect(await page.context().cookies()).toEqual([]);
    await page.getByText(THANKS).getByRole('link', { name: 'Hubungi kami' }).click();
    await expect(page).toHaveURL(`${stack.siteUrl}/about-us/contact-us`);
  });

  test('a question thanks within its opened answer', async ({ page }) => {
    await page.goto(stack.siteUrl + QUESTIONS);
    const question = page.locator('details').first();
    await question.locator('summary').click();
    await askOf(question, 'Apakah jawaban ini membantu?').getByRole('button', { name: 'Ya' }).click();
    await expect(page).toHaveURL(/\/about-us\/questions#feedback-thanks-/);
    await expect(question.getByText(THANKS)).toBeVisible();
    await expect(question.getByText(THANKS)).toBeInViewport();
  });
});
