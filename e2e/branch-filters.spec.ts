import { open } from './requests.ts';
import { expect, test } from './test.ts';

test('the filters of the branch finder are closed on a phone until one is chosen', async ({
  page,
  sharedStack: { siteUrl },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${siteUrl}/branches`);
  const kind = page.getByLabel('Jenis', { exact: true });
  await expect(kind).toBeHidden();
  await page.getByText('Saring', { exact: true }).click();
  await kind.selectOption('ATM');
  await page.getByRole('button', { name: 'Cari', exact: true }).click();
  await expect(page).toHaveURL(/kind=atm/);
  await expect(kind).toBeVisible();
});

test('they are open on a wide screen', async ({ page, sharedStack: { siteUrl } }) => {
  await page.goto(`${siteUrl}/branches`);
  await expect(page.getByText('Saring', { exact: true })).toBeHidden();
  await page.getByLabel('Jenis', { exact: true }).selectOption('ATM');
});

test.describe('the nearest', () => {
  // The list is blocked on purpose.
  test.use({
    geolocation: { latitude: -6.9832, longitude: 110.4091 },
    permissions: ['geolocation'],
    expectedErrors: [/net::ERR_FAILED/],
  });

  test('are listed by distance from a position that is not sent, also after a failure', async ({
    page,
    sharedStack: { siteUrl },
  }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(`${request.url()} ${request.postData() ?? ''}`));
    await open(page, `${siteUrl}/branches`);
    const button = page.getByRole('button', { name: 'Terdekat dari saya' });
    await page.route('**/branches/positions', (route) => route.abort());
    await button.click();
    await expect(page.getByText('Daftar lokasi tidak dapat dimuat.')).toBeVisible();
    await page.unroute('**/branches/positions');

    await button.click();
    const list = page.getByRole('status').getByRole('listitem');
    await expect(list.first()).toContainText('Semarang');
    const texts = await list.allTextContents();
    const distances = texts.map((text) => Number(/([\d,]+)\s*km/.exec(text)?.[1]?.replace(',', '.')));
    expect(distances.length).toBeGreaterThan(1);
    expect(distances).not.toContain(Number.NaN);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    await list.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/branches\/./);
    expect(addresses.filter((address) => /6\.98|110\.4/.test(address))).toEqual([]);
  });

  test.describe('without permission', () => {
    test.use({ permissions: [] });

    test('cannot be found, and the page says what to do instead', async ({
      page,
      sharedStack: { siteUrl },
    }) => {
      await open(page, `${siteUrl}/en/branches`);
      await page.getByRole('button', { name: 'Nearest to me' }).click();
      await expect(page.getByText('Your device did not share its location.')).toBeVisible();
    });
  });
});
