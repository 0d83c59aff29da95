import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningCms, startContent } from '../../testing/start-content.ts';
import { type RunningSite, startSite } from '../../testing/start-site.ts';

let cms: RunningCms;
let site: RunningSite;

beforeAll(async () => {
  cms = await startContent();
  site = await startSite({ cmsUrl: cms.url, serviceKey: cms.serviceKey });
});

afterAll(async () => {
  await site?.stop();
  await cms?.stop();
});

const LOAN = 'product=kpr&principal=120000001&years=2&rate=10.5&system=effective';

async function linesOf(target: string, separator: string): Promise<string[][]> {
  const response = await site.get(target);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  expect(text).toMatch(/^\uFEFF/);
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(separator));
}

describe('the schedule of a loan', () => {
  it.each([
    ['id', ';', ['Bulan', 'Angsuran', 'Pokok', 'Bunga', 'Sisa pokok']],
    ['en', ',', ['Month', 'Installment', 'Principal', 'Interest', 'Balance']],
  ] as const)('in %s sums to the principal', async (locale, separator, names) => {
    const [header, ...rows] = await linesOf(`/api/${locale}/v2/calculators/loan.csv?${LOAN}`, separator);
    expect(header).toEqual(names);
    expect(rows).toHaveLength(24);
    const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column]), 0);
    expect(sum(2)).toBe(120_000_001);
    expect(sum(1)).toBe(sum(2) + sum(3));
    expect(rows[0]?.slice(0, 4)).toEqual(['1', '6050000', '5000000', '1050000']);
    expect(rows.at(-1)?.[4]).toBe('0');
  });

  it('is saved under a name in the language', async () => {
    const nameOf = async (locale: string) =>
      (await site.get(`/api/${locale}/v2/calculators/loan.csv?${LOAN}`)).headers.get('content-disposition');
    expect(await nameOf('id')).toBe('attachment; filename="jadwal-angsuran-kpr.csv"');
    expect(await nameOf('en')).toBe('attachment; filename="installment-schedule-kpr.csv"');
  });

  it.each([
    'principal=x',
    'principal=1e309',
    'principal=-5',
    'years=600000',
    'rate=NaN',
    'system=__proto__',
    'product=rumah',
    'principal=',
  ])('cannot be made of %s', async (query) => {
    const response = await site.get(`/api/id/v2/calculators/loan.csv?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ statusCode: 400 });
  });
});

it.each([
  '/api/id/v2/calculators/loan.pdf',
  '/api/id/v2/calculators/toString',
  '/api/fr/v2/calculators/loan.csv',
])('%s is no file', async (target) => {
  expect((await site.get(target)).status).toBe(404);
});

describe('the page of the loan calculator', () => {
  it.each(['principal=x', 'principal=1e309', 'years=999999', 'rate=', 'system=a&product=b', 'principal=-1'])(
    'answers %s with what is wrong',
    async (query) => {
      const response = await site.get(`/calculators/loan?${query}`);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain('aria-invalid="true"');
      expect(html).not.toMatch(/NaN|Infinity/);
    },
  );

  it('is stored as it is, but never with what somebody typed', async () => {
    const cacheOf = async (target: string) => (await site.get(target)).headers.get('cache-control');
    expect(await cacheOf('/calculators/loan')).toMatch(/^public/);
    expect(await cacheOf('/calculators/loan?utm_source=mail')).toMatch(/^public/);
    expect(await cacheOf('/calculators/loan?principal=90000000')).toBe('no-store');
  });
});
