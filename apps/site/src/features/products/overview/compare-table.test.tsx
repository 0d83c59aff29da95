import { expect, it } from 'vitest';
import { DefaultLayout } from '#src/layouts/default.tsx';
import { renderLayout } from '../../../../testing/render-layout.tsx';
import { CompareTable } from './compare-table.tsx';
import type { OverviewProduct } from './overview-data.ts';

const product = (slug: string, title: string): OverviewProduct => ({
  slug,
  title,
  type: 'simpanan',
  language: 'id',
  tagline: '',
  cover: null,
  isInForms: true,
  facts: [],
});

it('shows what a figure depends on, also where only one product has it', async () => {
  const fee = { label: 'Biaya bulanan', value: 'Rp0', note: 'Rp5.000 bila saldo kurang' };
  const close = { label: 'Penutupan', value: 'Rp25.000', note: 'Sekali' };
  const comparison = {
    columns: ['simpanan/satu', 'simpanan/dua'],
    chosen: ['simpanan/satu', 'simpanan/dua', null],
    facts: [],
    fees: [{ label: 'Penutupan', values: [close, null] }],
    others: [[fee], []],
  };
  const columns = [product('simpanan/satu', 'Satu'), product('simpanan/dua', 'Dua')];
  const markup = await renderLayout(<DefaultLayout />, {
    address: '/simpanan',
    page: () => null,
    pageElement: <CompareTable comparison={comparison} columns={columns} />,
  });
  const [table = ''] = /<table.*<\/table>/s.exec(markup) ?? [];
  expect(table).toMatch(/Ciri khusus.*Biaya bulanan.*Rp0.*Rp5\.000 bila saldo kurang/s);
  expect(table).toMatch(/Penutupan.*Rp25\.000.*Sekali/s);
  expect(table.match(/Tidak dicantumkan/g)).toHaveLength(2);
});

it.each([
  ['/pinjaman', true, 'Ajukan KPR'],
  ['/en/pinjaman', true, 'Apply for KPR'],
  ['/en/pinjaman', false, 'Read more about KPR'],
])('the next step is named with its product: %s, %s', async (address, isInForms, name) => {
  const columns = [{ ...product('pinjaman/kpr', 'KPR'), type: 'pinjaman' as const, isInForms }];
  const comparison = { columns: [], chosen: [], facts: [], fees: [], others: [[]] };
  const markup = await renderLayout(<DefaultLayout />, {
    address,
    page: () => null,
    pageElement: <CompareTable comparison={comparison} columns={columns} />,
  });
  const [table = ''] = /<table.*<\/table>/s.exec(markup) ?? [];
  const texts = [...table.matchAll(/<a [^>]*class="text-link"[^>]*>(.*?)<\/a>/gs)].map(([, text = '']) =>
    text.replaceAll(/<[^>]*>/g, ''),
  );
  expect(texts).toEqual([name]);
});
