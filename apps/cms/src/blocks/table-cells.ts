import type { ArrayFieldValidation, Field } from 'payload';
import { withoutTypedFigures } from '#cms/fields/figures/figures-field.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { rowsField, textLineField } from './parts.ts';

const uneven = bilingual(
  'Setiap baris harus berisi sel sebanyak jumlah kolom.',
  'Each row needs as many cells as there are columns.',
);

type Row = { cells?: unknown[] | null };

/** Each row must have a cell per column. */
const sameWidth: ArrayFieldValidation = (value, { req, siblingData }) => {
  const { columns } = siblingData as { columns?: unknown[] | null };
  const width = columns?.length ?? 0;
  const isEven = (value as Row[] | null | undefined)?.every(({ cells }) => (cells?.length ?? 0) === width);
  return (isEven ?? true) || inLanguageOf(req, uneven);
};

const text = withoutTypedFigures(
  textLineField('text', bilingual('Teks', 'Text'), { isRequired: false, maxLength: 240 }),
);

/** Column headings, and rows with a cell per column. */
export const tableCells: Field[] = [
  rowsField('columns', bilingual('Kolom', 'Columns'), bilingual('Kolom', 'Column'), [text]),
  {
    ...rowsField('rows', bilingual('Baris', 'Rows'), bilingual('Baris', 'Row'), [
      rowsField('cells', bilingual('Sel', 'Cells'), bilingual('Sel', 'Cell'), [text]),
    ]),
    validate: sameWidth,
  } as Field,
];
