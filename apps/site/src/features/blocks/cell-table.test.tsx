import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { CellTable } from './cell-table.tsx';

it('aligns a column of sums of money or percentages at the right, with its name, also where some are missing', () => {
  const markup = renderMarkup(
    <CellTable
      label="Tarif"
      columns={['Layanan', 'Aplikasi', 'Kantor cabang', 'Batas', 'Batas lain', 'Waktu']}
      rows={[
        ['BI-FAST', 'Rp2.500', '0,5%', 'Rp250 juta', 'Tanpa batas', 'Seketika'],
        [
          'Kotak simpan',
          'Rp600.000 sampai Rp2.400.000',
          '1%',
          'Tidak ada',
          'Menurut perjanjian di kantor',
          'Tidak ada',
        ],
      ]}
    />,
  );
  const headings = [...markup.matchAll(/<th scope="col"(?: class="([^"]*)")?>([^<]*)/g)];
  expect(headings.map(([, classes, name]) => [name, classes === 'md:text-right'])).toEqual([
    ['Layanan', false],
    ['Aplikasi', true],
    ['Kantor cabang', true],
    ['Batas', true],
    ['Batas lain', false],
    ['Waktu', false],
  ]);
  expect(markup.match(/<td class="[^"]*md:text-right"/g)).toHaveLength(6);
});

it('stacks a column in one form in all rows: beside its label only if all its cells are short', () => {
  const markup = renderMarkup(
    <CellTable
      label="Reksa dana"
      columns={['Jenis', 'Isi', 'Risiko']}
      rows={[
        ['Pasar uang', 'Deposito dan surat berharga di bawah satu tahun', 'Rendah'],
        ['Campuran', 'Saham dan obligasi', 'Sedang'],
      ]}
    />,
  );
  const cells = [...markup.matchAll(/<td class="([^"]*)" data-label="([^"]*)"/g)];
  expect(cells.map(([, classes, label]) => [label, classes?.includes('short-cell')])).toEqual([
    ['Isi', false],
    ['Risiko', true],
    ['Isi', false],
    ['Risiko', true],
  ]);
});
