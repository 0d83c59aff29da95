import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { CellTable } from './cell-table.tsx';

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
