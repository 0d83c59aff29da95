import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { listAccessibilityProblems } from './axe.ts';
import { open, watchRequests } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { type EditedStack, expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

const address = (path: string) => `${stack.siteUrl}${path}`;
const table = (page: Page) => page.getByRole('table', { name: 'NAB dan imbal hasil reksa dana' });
const heading = (page: Page, name: string) => table(page).getByRole('columnheader', { name, exact: true });
const namesIn = (page: Page) => table(page).locator('.fund-name').allTextContents();

type Fund = { slug: string; name: string; value: number; date: string; returns: { oneYear: number | null } };

/** The funds from the open data API, in the default order. */
async function fundsOf(page: Page, locale = 'id'): Promise<Fund[]> {
  const response = await page.request.get(address(`/api/${locale}/v2/nab`));
  return ((await response.json()) as { funds: Fund[] }).funds;
}

const byOneYear = (funds: Fund[]) =>
  funds.toSorted((one, other) => (other.returns.oneYear ?? 0) - (one.returns.oneYear ?? 0));
const namesOf = (funds: Fund[]) => funds.map(({ name }) => name);

test('the funds are sorted by keyboard in both directions, and back to the default order', async ({
  page,
}) => {
  const funds = await fundsOf(page);
  await open(page, address('/nab'));
  expect(await namesIn(page)).toEqual(namesOf(funds));

  const oneYear = heading(page, '1 tahun');
  const requests = watchRequests(page);
  await oneYear.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(oneYear).toHaveAttribute('aria-sort', 'descending');
  expect(await namesIn(page)).toEqual(namesOf(byOneYear(funds)));
  await expect(page).toHaveURL(address('/nab?sort=one-year&order=desc#funds'));
  await expect(page.getByText('Urut menurut 1 tahun, dari yang tertinggi.')).toBeVisible();
  await expect(oneYear.getByRole('link')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(oneYear).toHaveAttribute('aria-sort', 'ascending');
  expect(await namesIn(page)).toEqual(namesOf(byOneYear(funds).reverse()));
  expect(requests.documents).toEqual([]);

  await page.getByRole('link', { name: 'Kembali ke urutan semula' }).click();
  await expect(page).toHaveURL(address('/nab#funds'));
  await expect(oneYear).not.toHaveAttribute('aria-sort');
  expect(await namesIn(page)).toEqual(namesOf(funds));
});

test('the table matches the open data', async ({ page }) => {
  await page.goto(address('/nab'));
  for (const { name, value, returns } of await fundsOf(page)) {
    const row = table(page).getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(
      value.toLocaleString('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
    );
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' } as const;
    const oneYear = (returns.oneYear ?? Number.NaN).toLocaleString('id-ID', digits);
    await expect(row).toContainText(`${oneYear.replace('-', '−')}%`);
  }
});

test('two funds are compared from the same date, and deselected', async ({ page }) => {
  await open(page, address('/nab?fund=suluh-saham-nusantara&period=6m'));
  const section = page.locator('#fund');
  await expect(section.getByRole('heading', { level: 2 })).toHaveText('Suluh Saham Nusantara');
  await section.getByText('Bandingkan dengan').click();
  await section.getByRole('link', { name: 'Pelita Indeks 30' }).click();
  await expect(page).toHaveURL(
    address('/nab?fund=suluh-saham-nusantara&period=6m&with=pelita-indeks-30#fund'),
  );
  await expect(section.locator('figcaption')).toContainText('Suluh Saham Nusantara dan Pelita Indeks 30');
  await expect(section.getByText('Kedua dana dimulai dari 100')).toBeVisible();
  await section.getByText('Lihat angkanya dalam tabel').click();
  const first = section.locator('.chart-disclosure tbody tr').last();
  await expect(first.getByRole('cell')).toHaveText(['100,00', '100,00']);

  await section.getByRole('link', { name: 'Hentikan perbandingan dengan Pelita Indeks 30' }).click();
  await expect(page).toHaveURL(address('/nab?fund=suluh-saham-nusantara&period=6m#fund'));
  await expect(section.locator('figcaption')).toContainText('NAB per unit Suluh Saham Nusantara (IDR)');
});

test('comparing funds in two currencies shows a note', async ({ page }) => {
  await page.goto(address('/en/nab?with=suluh-dolar-pendapatan-tetap'));
  await expect(page.getByText('Each is measured in its own currency (IDR and USD)')).toBeVisible();
});

test('the chart shows the selected period; long periods show a note on reduced points', async ({ page }) => {
  await open(page, address('/nab'));
  const section = page.locator('#fund');
  await section.getByRole('link', { name: '1B', exact: true }).click();
  await expect(page).toHaveURL(address('/nab?period=1m#fund'));
  await expect(section.getByRole('link', { name: '1B', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(section.getByText('Imbal hasil 1 bulan')).toBeVisible();
  await expect(section.getByText('Grafik memuat')).toHaveCount(0);

  await section.getByRole('link', { name: 'Semua', exact: true }).click();
  await expect(section.getByText('Grafik memuat')).toBeVisible();
  await section.getByText('Lihat angkanya dalam tabel').click();
  await expect(section.getByText('Nilai terakhir setiap bulan')).toBeVisible();
  const rows = await section.locator('.chart-disclosure tbody tr').count();
  expect(rows).toBeGreaterThan(60);
  expect(rows).toBeLessThan(90);
});

test('unknown values in the URL show a notice and the defaults', async ({ page }) => {
  const response = await page.goto(address('/nab?sort=price&order=up&fund=%3Cb%3E&period=99y&with=emas'));
  expect(response?.status()).toBe(200);
  await expect(page.getByText('tidak mempunyai “<b>”, “99y”, “emas”, “price”, “up”')).toBeVisible();
  await expect(page.locator('#fund-title')).toHaveText('Pelita Kas Harian');
  expect(await page.locator('main').textContent()).not.toMatch(/NaN|undefined|Infinity/);
});

for (const { locale, link, sign, separator } of [
  { locale: 'id', link: 'Unduh CSV', sign: ',', separator: ';' },
  { locale: 'en', link: 'Download CSV', sign: '.', separator: ',' },
]) {
  test(`the CSV file of a fund has all days and the decimal separator of ${locale}`, async ({ page }) => {
    const fund = (await fundsOf(page, locale)).find(({ slug }) => slug === 'suluh-dolar-pendapatan-tetap');
    const path = '/nab?fund=suluh-dolar-pendapatan-tetap&period=all';
    await open(page, address(locale === 'id' ? path : `/en${path}`));
    const coming = page.waitForEvent('download');
    await page.locator('#fund').getByRole('link', { name: link }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^na[bv]-suluh-dolar-pendapatan-tetap-.*\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    const lines = text.trimEnd().split('\r\n');
    expect(lines.length).toBeGreaterThan(1_000);
    expect(lines[0]).toContain('(USD)');
    expect(lines.at(-1)).toBe(`${fund?.date}${separator}${String(fund?.value).replace('.', sign)}`);
  });
}

test('arrow keys step through the chart by day', async ({ page }) => {
  await open(page, address('/en/nab?period=3m'));
  const chart = page.locator('#fund').getByRole('slider');
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('ArrowRight');
  await expect(chart).toHaveAttribute('aria-valuenow', '1');
  await expect(chart).toHaveAttribute('aria-valuetext', /20\d\d, Pelita Daily Cash 1,\d{3}\.\d\d/);
});

test('the home page links to a fund', async ({ page }) => {
  await open(page, address('/'));
  const card = page.locator('#funds-card');
  await card.getByRole('link', { name: 'Suluh Saham Nusantara' }).click();
  await expect(page).toHaveURL(address('/nab?fund=suluh-saham-nusantara#fund'));
  await expect(page.getByRole('heading', { level: 2, name: 'Suluh Saham Nusantara' })).toBeInViewport();
});

// `every-page.spec.ts` looks at the page without choices.
test('axe finds nothing on the page of a fund that is compared, with all folds open', async ({ page }) => {
  await open(
    page,
    address('/en/nab?fund=pelita-indeks-30&period=all&with=suluh-pasar-uang&sort=name&order=desc'),
  );
  await page.locator('summary').evaluateAll((all) => {
    for (const summary of all) summary.parentElement?.setAttribute('open', '');
  });
  expect(await listAccessibilityProblems(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sorting, periods, comparing and the table of values work', async ({ page }) => {
    const funds = await fundsOf(page);
    await page.goto(address('/nab'));
    await heading(page, '1 tahun').getByRole('link').click();
    await expect(page).toHaveURL(address('/nab?sort=one-year&order=desc#funds'));
    expect(await namesIn(page)).toEqual(namesOf(byOneYear(funds)));
    await table(page).getByRole('link', { name: 'Pelita Campuran Seimbang' }).click();
    const section = page.locator('#fund');
    await expect(section.getByRole('heading', { level: 2 })).toHaveText('Pelita Campuran Seimbang');
    await section.getByRole('link', { name: '3B', exact: true }).click();
    await section.getByText('Bandingkan dengan').click();
    await section.getByRole('link', { name: 'Pelita Indeks 30' }).click();
    await expect(page).toHaveURL(/fund=pelita-campuran-seimbang&period=3m&with=pelita-indeks-30/);
    await expect(section.getByRole('img', { name: /Pelita Indeks 30/ })).toBeVisible();
    await section.getByText('Lihat angkanya dalam tabel').click();
    expect(await section.locator('.chart-disclosure tbody tr').count()).toBeGreaterThan(40);
    await page.getByText('Cara menghitung imbal hasil').click();
    await expect(page.getByText('tidak disetahunkan')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of [
    '/nab',
    '/en/nab?fund=suluh-dolar-pendapatan-tetap&period=all&with=pelita-indeks-30&sort=ytd',
  ]) {
    test(`${path} does not scroll horizontally, and shows each fund with its returns`, async ({ page }) => {
      await open(page, address(path));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(360);
      const cells = await page.locator('#funds tbody tr:first-child :is(th, td)').all();
      expect(cells.length).toBeGreaterThan(6);
      for (const cell of cells) {
        const { x = -1, width: cellWidth = 0 } = (await cell.boundingBox()) ?? {};
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + cellWidth).toBeLessThanOrEqual(360);
        // The lines of a table's rows, which would underline single figures of a card.
        await expect(cell).toHaveCSS('border-bottom-width', '0px');
      }
    });
  }
});

/** Sends fund values like the core banking system. @returns the id of their sheet. */
async function feed(
  { cmsUrl, feedKey }: EditedStack,
  values: { fund: string; date: string; value: number }[],
): Promise<number> {
  const response = await fetch(`${cmsUrl}/api/market/feed/funds`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${feedKey}`,
      'content-type': 'application/json',
      'idempotency-key': JSON.stringify(values),
    },
    body: JSON.stringify({ values }),
  });
  const text = await response.text();
  expect(response.status, text).toBe(201);
  const { sheet, state } = JSON.parse(text) as { sheet: number; state: string };
  expect(state).toBe('waiting');
  return sheet;
}

/** Approves a sheet: the first call returns what has to be confirmed, the second confirms it. */
async function approve({ administrator }: EditedStack, sheet: number): Promise<void> {
  const path = `/api/market/sheets/${sheet}/approve`;
  const shown = await administrator.call('POST', path, { confirmedDigest: '' }).catch(String);
  const confirmedDigest = /"digest":"([^"]+)"/.exec(String(shown))?.[1];
  await administrator.call('POST', path, { confirmedDigest });
}

test('a new fund shows no value, then no returns, but never 0 %', async ({ page, editedStack }) => {
  stack = editedStack;
  const [old] = await fundsOf(page);
  const file = await page.request.get(address(`/api/en/v2/nab/${old?.slug}/history.csv`));
  const days = (await file.text()).trimEnd().split('\r\n').slice(-3);
  const [first = '', , last = ''] = days.map((line) => line.slice(0, 10));
  const fund = {
    slug: 'lentera-muda',
    name: 'Lentera Muda',
    kind: 'mixed',
    risk: 'medium',
    manager: 'PT Manajer Investasi Contoh',
    custodian: 'Bank Kustodian Contoh',
    inceptionDate: first,
    currency: 'IDR',
  };
  await editedStack.administrator.call('POST', '/api/funds?locale=id', fund);
  const row = table(page).getByRole('row').filter({ hasText: fund.name });
  await expect(async () => {
    await page.goto(address('/nab?fund=lentera-muda'));
    await expect(row).toContainText('Belum ada nilai', { timeout: 1_000 });
  }).toPass();
  const section = page.locator('#fund');
  await expect(section.getByText('Nilai pertama Lentera Muda tampil di sini')).toBeVisible();
  await page.goto(address('/nab?with=lentera-muda&sort=one-month'));
  await expect(section.getByText('Lentera Muda belum mempunyai nilai')).toBeVisible();
  expect((await namesIn(page)).at(-1)).toBe(fund.name);

  // First values cannot be validated against earlier ones, so they need an approval.
  const sheet = await feed(editedStack, [
    { fund: fund.slug, date: first, value: 1_000 },
    { fund: fund.slug, date: last, value: 1_002.5 },
  ]);
  await approve(editedStack, sheet);
  await expect(async () => {
    await page.goto(address('/nab?fund=lentera-muda&period=1y'));
    await expect(row).toContainText('1.002,50', { timeout: 1_000 });
  }).toPass();
  await expect(row.getByText('tidak ada data')).toHaveCount(5);
  await expect(row).toContainText('+0,25%');
  await expect(row).not.toContainText('0,00%');
  await expect(section.getByText('belum ada riwayat 1 tahun')).toBeVisible();
  await page.goto(address(`/nab?period=3m&with=lentera-muda`));
  await expect(section.getByText('Kedua dana dimulai dari 100')).toBeVisible();
  expect(await listAccessibilityProblems(page)).toEqual([]);
});
