import { expect, test } from './test.ts';

test('the structure is an open list instead of its chart on a phone, and a closed one below it elsewhere', async ({
  page,
  sharedStack: { siteUrl },
}) => {
  const unit = page.locator('#structure li').first();
  const summary = page.getByText('Baca struktur sebagai daftar');
  const chart = page.getByRole('region', { name: 'Bagan struktur organisasi' });
  const treasury = page.locator('#structure').getByText('Tresuri', { exact: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${siteUrl}/about-us`);
  await expect(unit).toBeVisible();
  await expect(summary).toBeHidden();
  await expect(chart).toBeHidden();
  await expect(page.getByRole('link', { name: 'Gambar utuh' })).toBeVisible();
  await expect(treasury).toBeHidden();
  await page.locator('#structure summary', { hasText: 'Direktur Keuangan' }).click();
  await expect(treasury).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(chart).toBeVisible();
  await expect(unit).toBeHidden();
  await summary.click();
  await expect(unit).toBeVisible();
});
