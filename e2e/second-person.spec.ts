import { makePassword } from '../bench/stack.ts';
import { signInAs } from './back-office.ts';
import { createNews, saveState, title } from './item-form.ts';
import { waitForNetworkIdle } from './network-idle.ts';
import { expect, test } from './test.ts';

// The admin panel is Payload's: its console output is not under our control.
test.use({ expectedErrors: [/.*/] });

test('who has changed a draft finds no publish button, and a colleague finds it until they change it as well', async ({
  editedStack: stack,
  page,
}) => {
  const { administrator, cmsUrl } = stack;
  const colleague = { email: 'kedua@bank.example', password: makePassword() };
  await administrator.addAccount({ ...colleague, name: 'Orang Kedua', roles: ['publisher'] });
  const setRule = (needsSecondPerson: boolean) =>
    administrator.call('POST', '/api/globals/publishing', { needsSecondPerson });
  const publish = page.locator('#action-save');
  const needsColleague = page.getByRole('button', { name: 'Perlu penerbit lain' });
  await setRule(true);
  try {
    await signInAs(page, stack, administrator.credentials);
    const id = await createNews(page, stack, 'Menunggu orang kedua');
    await expect(needsColleague).toBeDisabled();
    await expect(publish).toBeHidden();
    await expect(page.getByText('Anda mengubah konten ini sejak terakhir diterbitkan')).toBeVisible();
    // Releases the edit lock.
    await page.goto(`${cmsUrl}/admin`);

    await signInAs(page, stack, colleague);
    await page.goto(`${cmsUrl}/admin`);
    const waiting = page.getByRole('link', { name: '“Menunggu orang kedua” (Berita), diubah oleh Bench' });
    await expect(waiting).toBeVisible();
    await page.goto(`${cmsUrl}/admin/collections/news/${id}?locale=id`);
    await expect(page.getByText('konten ini diubah oleh Bench')).toBeVisible();
    await expect(publish).toBeEnabled();
    await waitForNetworkIdle(page);
    await title(page).fill('Diubah orang kedua');
    await expect(saveState(page)).toContainText('Tersimpan pukul');
    await expect(page.getByText('Anda dan Bench mengubah konten ini')).toBeVisible();
    await expect(needsColleague).toBeDisabled();
    // What colleagues have scheduled stays within reach, and a withdrawal can be scheduled.
    await page.locator('.second-person-button .popup-button').first().click();
    await expect(page.locator('#schedule-publish')).toBeVisible();
  } finally {
    await setRule(false);
  }
});
