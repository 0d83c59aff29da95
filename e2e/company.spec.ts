import { expect, test } from './test.ts';

test('the structure is an open list on a phone, and a closed one below its chart elsewhere', async ({
  page,
  sharedStack: { siteUrl },
}) => {
  const unit = page.locator('#structure li').first();
  const summary = page.getByText('Baca struktur sebagai daftar');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${siteUrl}/about-us`);
  await expect(unit).toBeVisible();
  await expect(summary).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(unit).toBeHidden();
  await summary.click();
  await expect(unit).toBeVisible();
});
