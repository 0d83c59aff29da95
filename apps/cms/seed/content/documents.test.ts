import { jakartaDate } from '@beranda/finance';
import { describe, expect, it, test } from 'vitest';
import { factIssue, withFacts } from '#cms/fields/facts/fact-references.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { type FullPdfSeed, type PdfSeed, pdfSeed } from '../documents/document-seed.ts';
import { drawDocument } from '../documents/draw-document.ts';
import { complaintDocument } from './company/complaint-document.ts';
import { complaintReports } from './company/complaint-reports.ts';
import { reportsUntil } from './company/reports.ts';
import { factsByKey } from './facts.ts';
import { governance } from './governance.ts';
import { pageDocuments } from './page-documents.ts';
import { productSummary } from './product-summary.ts';
import { products } from './products.ts';

const today = jakartaDate(Date.now());

const seeds: Record<string, PdfSeed> = Object.fromEntries([
  ...reportsUntil('2026-11-21').map(({ document, slug }) => [slug, document.pdf]),
  ...complaintReports.map((report) => [
    `pengaduan-${report.year}`,
    complaintDocument(report, `Laporan penyelesaian pengaduan ${report.year}`),
  ]),
  ...governance.flatMap(({ attachments }) => attachments.map(([name, { pdf }]) => [name, pdf])),
  ...Object.entries(pageDocuments).map(([name, { pdf }]) => [name, pdf]),
  ...products.map((product) => [`riplay-${product.subType}`, productSummary(product).pdf]),
]);

const documents = Object.entries(seeds).map(([name, seed]): [string, FullPdfSeed] => [
  name,
  pdfSeed.parse(withFacts(seed, factsByKey, 'id', today)),
]);
const tablesOf = ({ sections }: FullPdfSeed) =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'table' ? [block] : [])));

test.each(documents)(
  '%s names only facts that exist, and says that its figures are illustrations',
  (name, seed) => {
    expect(factIssue(seeds[name], factsByKey, today)).toBeNull();
    expect(JSON.stringify(seed)).not.toMatch(/\{[a-z-]+\.[a-z-]+\}|undefined|NaN/);
    expect(JSON.stringify(seed.notes)).toMatch(/ilustrasi.*illustrations/);
  },
);

/** “1.234”, “(1.234)” and “12,5%”. */
function numberIn(cell: string): number {
  const digits = cell.replaceAll(/[^\d,]/g, '').replace(',', '.');
  return (cell.startsWith('(') ? -1 : 1) * Number(digits);
}

/** One document of each kind: to draw all of them belongs to the seed. */
const drawn: [name: string, min: number, max: number][] = [
  ['yearly-2025-12-31', 5, 8],
  ['yearly-2021-12-31', 5, 8],
  ['quarterly-2026-09-30', 2, 4],
  ['monthly-2026-08-31', 2, 4],
  ['risk-exposure-2026-06-30', 2, 4],
  ['pengaduan-2025', 2, 3],
  ['laporan-keberlanjutan-2025', 3, 6],
  ['ringkasan-risalah-rupst-2026', 2, 3],
  ['penilaian-tata-kelola-2025', 2, 3],
  ['statistik-pelaporan-pelanggaran-2025', 2, 3],
  ['daftar-tarif', 2, 6],
  ['syarat-dan-ketentuan', 3, 6],
  ['riplay-kpr', 2, 4],
  ['riplay-reksa-dana', 2, 3],
];

test.each(drawn)('%s has %d to %d pages and less than 150 kB', async (name, min, max) => {
  const seed = documents.find(([other]) => other === name)?.[1];
  if (!seed) throw new Error('There is no such document.');
  const file = await drawDocument(seed);
  const { pages } = readPdf(file);
  expect(pages.length).toBeGreaterThanOrEqual(min);
  expect(pages.length).toBeLessThanOrEqual(max);
  expect(file.length).toBeLessThan(150_000);
});

describe('tables that end with a total', () => {
  const names = [
    'pengaduan-2025',
    'pengaduan-2022',
    'laporan-keberlanjutan-2025',
    'ringkasan-risalah-rupst-2026',
    'statistik-pelaporan-pelanggaran-2025',
  ];

  it.each(names)('add up in %s', (name) => {
    const seed = documents.find(([other]) => other === name)?.[1];
    const tables = seed ? tablesOf(seed).filter(({ rows }) => rows.at(-1)?.as === 'total') : [];
    expect(tables.length).toBeGreaterThan(0);
    for (const { columns, rows } of tables)
      for (let column = 1; column < columns.length; column += 1) {
        const values = rows.map(({ cells }) => numberIn(String(cells[column])));
        const total = values.pop() ?? 0;
        const sum = values.reduce((all, one) => all + one, 0);
        // Percentages are rounded to one decimal each.
        expect(Math.abs(sum - total), `${column}`).toBeLessThan(0.15);
      }
  });
});

it('the general terms have 21 articles, numbered throughout', () => {
  const terms = documents.find(([name]) => name === 'syarat-dan-ketentuan')?.[1];
  const titles = terms?.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'heading' ? [String(block.text)] : [])),
  );
  expect(titles?.map((title) => Number(/^Pasal (\d+)\. /.exec(title)?.[1]))).toEqual(
    Array.from({ length: 21 }, (_, index) => index + 1),
  );
});

it('the list of fees has every fee of every product', () => {
  const fees = JSON.stringify(seeds['daftar-tarif']);
  for (const { id } of products) for (const { name } of id.fees) expect(fees).toContain(name);
});

it('the summary of every product has risks, fees, requirements and an example', () => {
  for (const { subType } of products) {
    const summary = documents.find(([name]) => name === `riplay-${subType}`)?.[1];
    expect(summary?.sections.map(({ title }) => title)).toEqual([
      'Produk',
      'Manfaat',
      'Biaya',
      'Risiko',
      'Persyaratan dan tata cara',
      'Simulasi',
      'Pertanyaan dan pengaduan',
    ]);
    // Loans, too, add up: what is repaid is the principal, and every payment is principal plus interest.
    for (const { columns, rows } of summary ? tablesOf(summary) : []) {
      if (columns[1] !== 'Angsuran') continue;
      for (const { cells } of rows) {
        const [, payment, principal, interest] = cells.map((cell) => numberIn(String(cell)));
        expect(payment).toBe((principal ?? 0) + (interest ?? 0));
      }
      const repaid = rows.slice(0, -1).reduce((sum, { cells }) => sum + numberIn(String(cells[2])), 0);
      expect(repaid).toBe(numberIn(String(rows.at(-1)?.cells[2])));
    }
    expect(JSON.stringify(summary)).not.toMatch(/halaman ini|situs ini/);
  }
});
