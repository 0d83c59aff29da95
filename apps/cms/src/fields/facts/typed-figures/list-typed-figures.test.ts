import { expect, it } from 'vitest';
import type { Fact } from '../fact-kinds.ts';
import type { Facts } from '../fact-references.ts';
import { listTypedFigures } from './list-typed-figures.ts';
import { textUnitsOf } from './text-units.ts';

const since = (amount: number) => [{ amount, validFrom: '2026-01-01' }];
const facts: Facts = new Map(
  (
    [
      {
        key: 'bi-fast.batas',
        kind: 'money-in-words',
        values: since(250_000_000),
        words: { id: 'BI-FAST + per transaksi|sekali kirim', en: 'BI-FAST + each' },
      },
      {
        key: 'multiguna.keputusan',
        kind: 'working-days',
        values: since(3),
        words: { id: 'multiguna + keputusan', en: 'multipurpose + decide' },
      },
      {
        key: 'kpr.keputusan',
        kind: 'working-days',
        values: since(10),
        words: { id: 'KPR + keputusan', en: 'home loan|home loans + decide' },
      },
      {
        key: 'jaringan.kota',
        kind: 'number',
        values: since(20),
        words: { id: 'kantor + kota', en: 'offices + cities' },
      },
      { key: 'tanpa.kata', kind: 'money', values: since(1) },
    ] satisfies Fact[]
  ).map((fact) => [fact.key, fact]),
);

const found = (document: unknown, locale: 'id' | 'en' = 'id') =>
  listTypedFigures(textUnitsOf(document), facts, locale, '2026-11-26').map(
    ({ key, isSame, written }) => `${key} ${isSame ? '=' : '≠'} ${written}`,
  );

it.each([
  ['Kirim lewat BI-FAST sampai Rp250.000.000 sekali kirim.', ['bi-fast.batas = Rp250.000.000']],
  ['Kirim lewat BI-FAST sampai Rp100 juta sekali kirim.', ['bi-fast.batas ≠ Rp100 juta']],
  ['Kirim lewat BI-FAST sampai {bi-fast.batas} sekali kirim.', []],
  ['Kirim lewat RTGS sampai Rp100 juta sekali kirim.', []],
  ['Kantor kami ada di dua puluh kota. Modalnya Rp20 juta.', ['jaringan.kota = dua puluh kota']],
  ['Kantor kami ada di 19 kota.', ['jaringan.kota ≠ 19 kota']],
])('in “%s” are found: %j', (text, figures) => {
  expect(found(text)).toEqual(figures);
});

it('is that of the fact of its clause', () => {
  const text = 'Keputusan paling lama lima hari kerja untuk multiguna, dan sepuluh hari kerja untuk KPR.';
  expect(found(text)).toEqual([
    'multiguna.keputusan ≠ lima hari kerja',
    'kpr.keputusan = sepuluh hari kerja',
  ]);
  expect(
    found(
      'We decide multipurpose loans within three working days, home loans within ten working days.',
      'en',
    ),
  ).toEqual(['multiguna.keputusan = three working days', 'kpr.keputusan = ten working days']);
});

it('checks what the titles above describe', () => {
  const page = { title: 'Kredit Multiguna', facts: [{ label: 'Keputusan', value: '5 hari kerja' }] };
  expect(found(page)).toEqual(['multiguna.keputusan ≠ 5 hari kerja']);
});

it('in a table is about its row and its column', () => {
  const table = {
    title: 'Batas',
    columns: [{ text: '' }, { text: 'Per transaksi' }, { text: 'Per hari' }],
    rows: [{ cells: [{ text: 'BI-FAST' }, { text: 'Rp100 juta' }, { text: 'Rp500 juta' }] }],
  };
  expect(found(table)).toEqual(['bi-fast.batas ≠ Rp100 juta']);
});
