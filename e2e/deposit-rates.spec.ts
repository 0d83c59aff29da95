import { saveWith, signInAs } from './back-office.ts';
import { open } from './requests.ts';
import { expect, SLOW, test } from './test.ts';

// The admin panel is Payload's: its console output is not under our control.
test.use({ expectedErrors: [/.*/] });

test(
  'a deposit rate above the guaranteed one shows a warning, can be saved, and is shown on its page',
  SLOW,
  async ({ page, editedStack: stack }) => {
    await signInAs(page, stack, stack.administrator.credentials);
    await page.goto(`${stack.cmsUrl}/admin/collections/products?search=Tabungan%20Rencana`);
    await page.locator('.cell-title a').first().click();
    await page.getByRole('button', { name: 'Bunga dan biaya' }).click();
    const warning = page.getByText('di atas tingkat bunga penjaminan LPS yang kini berlaku');
    const rate = page.locator('#field-tiers__1__annualRatePercent');
    await expect(rate).toHaveValue('3');
    await expect(warning).toHaveCount(0);
    const saved = page.waitForResponse((response) => response.url().includes('autosave') && response.ok());
    await rate.fill('4.5');
    await expect(warning).toHaveText(/^Bunga 4,5% di atas .* 3,5%\. Boleh disimpan/);
    await saved;
    // The rate also applies to the published English version, so publishing needs confirmation.
    await page.locator('#action-save').click();
    const question = page.locator('dialog.confirmation');
    await expect(question).toContainText('Bunga menurut saldo');
    await saveWith(question.getByRole('button', { name: 'Terbitkan semuanya' }), 'products');
    const path = '/simpanan/tabungan-rencana';
    await expect(async () => {
      await open(page, stack.siteUrl + path);
      await expect(page.getByRole('row', { name: /4,50%/ })).toContainText(
        'Tidak dijamin LPS, karena di atas tingkat bunga penjaminan 3,5%',
      );
    }).toPass({ timeout: 20_000 });
  },
);
