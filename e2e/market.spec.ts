import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { type Administrator, registerAdministrator } from '../bench/administrator.ts';
import { getFreePort } from '../scripts/lib/ports.mjs';
import { signInAs } from './back-office.ts';
import { waitForNetworkIdle } from './network-idle.ts';
import { type Stack, startStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

/** Published means visible within this time. */
const VISIBLE_WITHIN_MS = 2_000;
const FEED_KEY = randomBytes(24).toString('base64url');
const PASSWORD = randomBytes(18).toString('base64url');
const STAFF = { 'tresuri-satu': 'treasury', 'tresuri-dua': 'treasury', penyunting: 'editor' } as const;
type Name = keyof typeof STAFF;

let stack: Stack;
let administrator: Administrator;
/** Port of the server from which rates are pulled. */
let sourcePort = 0;
test.beforeAll(async () => {
  sourcePort = await getFreePort();
  stack = await startStack({ FEED_KEY, MARKET_PULL_HOSTS: `127.0.0.1:${sourcePort}` });
  administrator = await registerAdministrator(stack);
  for (const [name, role] of Object.entries(STAFF)) {
    const person = { name, email: `${name}@bank.example`, password: PASSWORD, roles: [role] };
    await administrator.addAccount(person);
  }
});
test.afterAll(() => stack?.dispose());

// The admin panel is Payload's: its console output is not under our control.
test.use({ expectedErrors: [/.*/] });

/** Fetches the rates page as an anonymous visitor. */
async function ratesPage(): Promise<string> {
  return (await fetch(`${stack.siteUrl}/exchange-rate`)).text();
}

async function expectOnSite(rate: string): Promise<void> {
  await expect
    .poll(async () => (await ratesPage()).includes(rate), { timeout: VISIBLE_WITHIN_MS, intervals: [100] })
    .toBe(true);
}

const credentialsOf = (name: Name) => ({ email: `${name}@bank.example`, password: PASSWORD });

async function signIn(page: Page, name: Name): Promise<void> {
  await signInAs(page, stack, credentialsOf(name));
  await page.goto(`${stack.cmsUrl}/admin`);
}

/** Opens the market screen and waits for hydration. */
async function openMarket(page: Page, name: Name): Promise<void> {
  await signInAs(page, stack, credentialsOf(name));
  await page.goto(`${stack.cmsUrl}/admin/market`);
  await expect(page.getByRole('heading', { level: 1, name: 'Data pasar' })).toBeVisible();
  await waitForNetworkIdle(page);
}

const field = (page: Page, currency: string, side: 'buy' | 'sell') =>
  page.locator(`#market-rate-${currency}-e-rate-${side}`);

const number = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'));

const row = (page: Page, currency: string) =>
  page.getByRole('row').filter({ has: field(page, currency, 'buy') });

/** The rate of a currency in the column with a label such as “Beli berlaku”. */
async function rateBelow(page: Page, currency: string, label: string): Promise<number> {
  const cell = row(page, currency).locator(`td[data-label="${label}"]`);
  return number((await cell.evaluate(({ firstChild }) => firstChild?.textContent)) ?? '');
}

/** The current rates beside the fields of a currency. */
async function currentRates(page: Page, currency: string): Promise<{ buy: number; sell: number }> {
  const [buy, sell] = ['Beli berlaku', 'Jual berlaku'];
  return { buy: await rateBelow(page, currency, buy), sell: await rateBelow(page, currency, sell) };
}

const typed = (rate: number) => String(Math.round(rate * 100) / 100).replace('.', ',');
/** In the format of the site, without decimals. */
const shown = (rate: number) => new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 }).format(rate);

async function type(page: Page, currency: string, buy: number, sell: number): Promise<void> {
  await field(page, currency, 'buy').fill(typed(buy));
  await field(page, currency, 'sell').fill(typed(sell));
}

/**
 * The current rates times a factor, increased until they do not occur on the page yet: another currency or day may have
 * the same rate.
 */
async function changedRates(page: Page, currency: string, factor: number): Promise<[number, number]> {
  const { buy, sell } = await currentRates(page, currency);
  const html = await ratesPage();
  let [newBuy, newSell] = [Math.round(buy * factor), Math.round(sell * factor)];
  for (; html.includes(shown(newBuy)) || html.includes(shown(newSell)); newSell += 1) newBuy += 1;
  return [newBuy, newSell];
}

const publish = (page: Page): Locator => page.getByRole('button', { name: 'Terbitkan kurs' }).first();

test('the screen is for treasury only: visitors and editors get no access', SLOW, async ({ page }) => {
  await page.goto(`${stack.cmsUrl}/admin/market`);
  await page.waitForURL('**/admin/login**');
  await signIn(page, 'penyunting');
  await expect(page.locator('#nav-news')).toHaveCount(1);
  await expect(page.locator('#nav-market')).toHaveCount(0);
  await page.goto(`${stack.cmsUrl}/admin/market`);
  await expect(page.getByText('Layar ini untuk tresuri dan administrator.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('treasury enters rates, and the site shows them', async ({ page }) => {
  await openMarket(page, 'tresuri-satu');
  const [newBuy, newSell] = await changedRates(page, 'USD', 1.004);
  const before = await rateBelow(page, 'USD', 'Beli sebelum hari ini');
  expect(await ratesPage()).not.toContain(shown(newBuy));
  // Invalid input stays in its field, with an error.
  await field(page, 'USD', 'buy').fill('enam belas ribu');
  await field(page, 'USD', 'sell').fill(typed(newSell));
  await publish(page).click();
  await expect(page.getByText('1 hal perlu diperbaiki')).toBeFocused();
  await expect(field(page, 'USD', 'buy')).toHaveValue('enam belas ribu');
  await expect(field(page, 'USD', 'buy')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('“enam belas ribu” bukan angka.')).toBeVisible();

  await type(page, 'USD', newBuy, newSell);
  await publish(page).click();
  await expect(page.getByText('Sudah terbit.')).toBeVisible();
  await expectOnSite(shown(newBuy));
  expect(await ratesPage()).toContain(shown(newSell));
  await expect(field(page, 'USD', 'buy')).toHaveValue('');
  await expect.poll(async () => (await currentRates(page, 'USD')).buy).toBe(newBuy);
  expect(before).toBeGreaterThan(0);
  expect(await rateBelow(page, 'USD', 'Beli sebelum hari ini')).toBe(before);
});

for (const width of [360, 768, 1440]) {
  test(
    `the rate before today, the current rate and the field are side by side at ${width} px`,
    width === 360 ? {} : SLOW,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openMarket(page, 'tresuri-satu');
      const cell = (label: string) => row(page, 'USD').locator(`td[data-label="${label}"]`);
      const places = [
        cell('Beli sebelum hari ini'),
        cell('Beli berlaku'),
        cell('Beli baru'),
        cell('Jual sebelum hari ini'),
        cell('Jual berlaku'),
        cell('Jual baru'),
      ];
      // The styles of the screen may still be loading.
      await expect(async () => {
        const boxes = await Promise.all(places.map((place) => place.boundingBox()));
        for (const [index, box] of boxes.entries()) {
          expect(box?.width).toBeGreaterThan(60);
          expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
          const left = index % 3 === 0 ? undefined : boxes[index - 1];
          if (!left || !box) continue;
          expect(box.x).toBeGreaterThanOrEqual(left.x + left.width);
          expect(box.y).toBeLessThan(left.y + left.height);
        }
      }).toPass({ timeout: 10_000 });
    },
  );
}

test('a CSV file is validated first, invalid lines are listed, and the corrected file is published', async ({
  page,
}) => {
  await openMarket(page, 'tresuri-satu');
  const [newBuy, newSell] = await changedRates(page, 'SGD', 1.005);
  const good = `SGD;e-Rate;${shown(newBuy)},50;${shown(newSell)},50`;
  const upload = (...lines: string[]) =>
    page.locator('input[type=file][data-kind=rates]').setInputFiles({
      name: 'kurs.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFFmata uang;jenis;beli;jual\r\n${lines.join('\r\n')}\r\n`),
    });
  await page.getByText('Impor dari berkas CSV').first().click();
  await upload(good, 'ZZZ;e-Rate;1,5;2,5', 'EUR;e-Rate;sembilan;2,5');
  await expect(page.getByText('2 masalah.')).toBeVisible();
  await expect(page.getByRole('row', { name: '3 Mata uang “ZZZ”' })).toBeVisible();
  await expect(page.getByRole('row', { name: '4 “sembilan” bukan angka.' })).toBeVisible();
  expect(await ratesPage()).not.toContain(shown(newBuy));

  await upload(good);
  await expect(page.getByText('Berkas ini dapat diterbitkan.')).toBeVisible();
  await expect(page.getByText('Angka dibaca dengan koma desimal.')).toBeVisible();
  const panel = page.locator('details').filter({ has: page.locator('input[data-kind=rates]') });
  await panel.getByRole('button', { name: 'Terbitkan kurs' }).click();
  await expect(panel.getByText('Sudah terbit.')).toBeVisible();
  await expectOnSite(shown(newBuy));
});

test('publishing a stale preview shows what has changed since (lost update)', async ({ page }) => {
  await openMarket(page, 'tresuri-satu');
  const [newBuy, newSell] = await changedRates(page, 'CHF', 1.003);
  const panel = page.locator('details').filter({ has: page.locator('input[data-kind=rates]') });
  await page.getByText('Impor dari berkas CSV').first().click();
  await page.locator('input[type=file][data-kind=rates]').setInputFiles({
    name: 'kurs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`mata uang;jenis;beli;jual\r\nCHF;e-Rate;${newBuy},5;${newSell},5\r\n`),
  });
  await expect(page.getByText('Berkas ini dapat diterbitkan.')).toBeVisible();
  const [meanwhile, sellMeanwhile] = await changedRates(page, 'CHF', 1.006);
  await feed('CHF', meanwhile, sellMeanwhile, 'sementara-itu');
  await panel.getByRole('button', { name: 'Terbitkan kurs' }).click();
  await expect(panel.getByText('Angka yang berlaku sudah berubah sejak Anda memeriksa.')).toBeVisible();
  await expectOnSite(shown(meanwhile));
  await panel.getByRole('button', { name: 'Terbitkan kurs' }).click();
  await expect(panel.getByText('Sudah terbit.')).toBeVisible();
});

/** Sends the rate of a currency like the core banking system. */
async function feed(currency: string, buy: number, sell: number, key: string) {
  const response = await fetch(`${stack.cmsUrl}/api/market/feed/rates`, {
    method: 'POST',
    body: JSON.stringify({ rates: [{ currency, rateType: 'e-rate', buy, sell }] }),
    headers: {
      authorization: `Bearer ${FEED_KEY}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
  });
  return { status: response.status, body: (await response.json()) as { sheet: number; state: string } };
}

async function countQuotes(): Promise<number> {
  const body = (await administrator.call('GET', '/api/exchange-quotes?limit=1')) as { totalDocs: number };
  return body.totalDocs;
}

test('two feeds with the same idempotency key are applied once', async ({ page }) => {
  await openMarket(page, 'tresuri-satu');
  const [newBuy, newSell] = await changedRates(page, 'EUR', 1.006);
  const before = await countQuotes();
  const first = await feed('EUR', newBuy, newSell, 'pagi-1');
  const again = await feed('EUR', newBuy, newSell, 'pagi-1');
  expect([first.status, again.status, again.body.sheet]).toEqual([201, 200, first.body.sheet]);
  expect(await countQuotes()).toBe(before + 1);
  await expectOnSite(shown(newBuy));
  expect((await feed('EUR', newBuy + 1, newSell + 1, 'pagi-1')).status).toBe(409);
  await page.goto(`${stack.cmsUrl}/admin/collections/market-sheets/${first.body.sheet}`);
  const line = `1 EUR e-Rate ${shown(newBuy)} ${shown(newSell)}`;
  await expect(
    page.getByRole('region', { name: 'Baris kurs (1)' }).getByRole('row', { name: line }),
  ).toHaveCount(1);
});

test('a large change needs a second person (four-eyes)', async ({ page, browser }) => {
  await openMarket(page, 'tresuri-satu');
  const [newBuy, newSell] = await changedRates(page, 'GBP', 1.09);
  await type(page, 'GBP', newBuy, newSell);
  await publish(page).click();
  await expect(page.getByText('Perubahan ini perlu disetujui')).toBeVisible();
  await page.getByRole('button', { name: 'Kirim ke orang kedua' }).click();
  await expect(page.getByText('Menunggu persetujuan orang kedua. Belum ada yang terbit.')).toBeVisible();
  await expect(page.getByText('orang lain yang harus menyetujui.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Setujui dan terbitkan' })).toHaveCount(0);
  expect(await ratesPage()).not.toContain(shown(newBuy));

  const second = await browser.newPage({ locale: 'id-ID' });
  await signIn(second, 'tresuri-dua');
  await second.getByRole('link', { name: '1 lembar kurs menunggu orang kedua.' }).click();
  await expect(second.getByText('Diisi staf oleh tresuri-satu')).toBeVisible();
  await waitForNetworkIdle(second);
  const approvals: string[] = [];
  second.on('request', (request) => {
    if (request.url().endsWith('/approve')) approvals.push(request.url());
  });
  await second.getByRole('button', { name: 'Setujui dan terbitkan' }).dblclick();
  await expect(second.getByText('Tidak ada yang menunggu.')).toBeVisible();
  expect(approvals).toHaveLength(1);
  await second.close();
  await expectOnSite(shown(newBuy));
});

// The four eyes of a large change are tested in every run, and the history beside the code.
test(
  'correcting a published fund value needs a reason and a second person, and keeps its history',
  SLOW,
  async ({ page, browser }) => {
    await signIn(page, 'tresuri-satu');
    await page.goto(`${stack.cmsUrl}/admin/market?tab=funds`);
    await waitForNetworkIdle(page);
    const input = page.locator('input[data-column=value]').first();
    const cells = page.getByRole('row').filter({ has: input }).locator('td');
    const day = await page.locator('input[name=date]').inputValue();
    // The day on the screen may have no value yet; the previous one has.
    const values = (await administrator.call('GET', '/api/fund-values?sort=-date&limit=1&depth=1')) as {
      docs: { id: number; date: string; value: number }[];
    };
    const [newest] = values.docs;
    if (newest && newest.date !== day) {
      await page.goto(`${stack.cmsUrl}/admin/market?tab=funds&date=${newest.date}`);
      await waitForNetworkIdle(page);
    }
    const current = number((await cells.nth(1).textContent()) ?? '');
    await input.fill(typed(current + 0.5));
    await expect(page.getByText('Menggantikan nilai yang sudah terbit').first()).toBeVisible();
    const send = page.getByRole('button', { name: 'Terbitkan NAB' }).first();
    await expect(send).toBeDisabled();
    await page.getByLabel('Alasan koreksi').fill('Salah ketik');
    await send.click();
    await page.getByRole('button', { name: 'Kirim ke orang kedua' }).click();
    await expect(page.getByText('Menunggu persetujuan orang kedua. Belum ada yang terbit.')).toBeVisible();

    const second = await browser.newPage({ locale: 'id-ID' });
    await signIn(second, 'tresuri-dua');
    await second.goto(`${stack.cmsUrl}/admin/market?tab=waiting`);
    await expect(second.getByText('Alasan koreksi: Salah ketik')).toBeVisible();
    await waitForNetworkIdle(second);
    await second.getByRole('button', { name: 'Setujui dan terbitkan' }).click();
    await expect(second.getByText('Tidak ada yang menunggu.')).toBeVisible();
    const corrected = (await administrator.call('GET', '/api/fund-values?sort=-updatedAt&limit=1')) as {
      docs: { id: number }[];
    };
    await second.goto(`${stack.cmsUrl}/admin/collections/fund-values/${corrected.docs[0]?.id}`);
    const history = second.getByRole('region', { name: 'Riwayat nilai' });
    await expect(history.getByRole('row').nth(1)).toContainText(/tresuri-satu.*tresuri-dua.*Salah ketik/);
    await second.close();
  },
);

test.describe('a source from which rates are pulled', () => {
  let source: Server;
  let status = 500;
  let body = 'secret of the source';
  let requests = 0;

  test.beforeAll(async () => {
    source = createServer((_request, response) => {
      requests += 1;
      response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => source.listen(sourcePort, '127.0.0.1', resolve));
  });
  test.afterAll(() => {
    source?.closeAllConnections();
    source?.close();
  });

  test(
    'is reported while it fails without changing rates, and publishes once it works',
    SLOW,
    async ({ page }) => {
      // Polled once a minute.
      test.setTimeout(240_000);
      const market = (await administrator.call('GET', '/api/globals/market?depth=0&locale=id')) as Record<
        string,
        object
      >;
      const url = `http://127.0.0.1:${sourcePort}/kurs.json`;
      const save = (everyMinutes: number) =>
        administrator.call('POST', '/api/globals/market?locale=id', {
          rates: { ...market.rates, pull: { isOn: true, url, format: 'json', everyMinutes } },
          funds: market.funds,
        });
      const before = await countQuotes();
      await save(5);
      await expect.poll(() => requests, { timeout: 90_000 }).toBeGreaterThan(0);
      await openMarket(page, 'tresuri-satu');
      await expect(page.getByText('Sumber menjawab dengan status 500.')).toBeVisible();
      await expect(page.locator('body')).not.toContainText('secret');
      expect(await countQuotes()).toBe(before);
      await page.goto(`${stack.cmsUrl}/admin`);
      await expect(page.getByText(/Pengambilan kurs gagal sejak/)).toBeVisible();

      await page.goto(`${stack.cmsUrl}/admin/market`);
      const [newBuy, newSell] = await changedRates(page, 'AUD', 1.007);
      status = 200;
      body = JSON.stringify({ rates: [{ currency: 'AUD', rateType: 'e-rate', buy: newBuy, sell: newSell }] });
      // After a change of the rules the next poll fetches it again.
      await save(6);
      await expect.poll(countQuotes, { timeout: 90_000 }).toBe(before + 1);
      await expectOnSite(shown(newBuy));
      await page.goto(`${stack.cmsUrl}/admin`);
      await expect(page.getByText(/Pengambilan kurs gagal sejak/)).toHaveCount(0);
    },
  );
});
