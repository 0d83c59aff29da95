import { z } from 'zod';

export const nonEmptyText = z.string().min(1);

/** A text in Indonesian, or in both languages: then the English text follows it, marked as English. */
const bilingualText = z.union([nonEmptyText, z.strictObject({ id: nonEmptyText, en: nonEmptyText })]);
export type BilingualText = z.output<typeof bilingualText>;

const text = z.strictObject({ type: z.literal('text'), text: bilingualText });
const heading = z.strictObject({ type: z.literal('heading'), text: bilingualText });
const list = z.strictObject({
  type: z.literal('list'),
  items: z.array(bilingualText).min(1),
  isNumbered: z.boolean().default(false),
});

/** Key figures side by side, at most four. */
const figures = z.strictObject({
  type: z.literal('figures'),
  items: z
    .array(z.strictObject({ label: bilingualText, value: nonEmptyText, note: nonEmptyText.optional() }))
    .min(2)
    .max(4),
});

/** The first column names a row; columns of figures are right-aligned. `widths` are shares, equal where missing. */
const table = z
  .strictObject({
    type: z.literal('table'),
    title: bilingualText,
    columns: z.array(z.union([bilingualText, z.literal('')])).min(2),
    widths: z.array(z.number().positive()).optional(),
    /** Columns of texts instead of figures, from 0. */
    texts: z.array(z.int()).default([]),
    rows: z
      .array(
        z.strictObject({
          cells: z.array(z.union([bilingualText, z.literal('')])).min(1),
          /** A total, or the heading of the rows below it. */
          as: z.enum(['total', 'group']).optional(),
        }),
      )
      .min(1),
    note: bilingualText.optional(),
  })
  .refine(
    ({ columns, rows }) => rows.every(({ as, cells }) => as === 'group' || cells.length === columns.length),
    'a row has not as many cells as there are columns',
  );

/** A chart of one or more series over the same categories. */
const chart = z
  .strictObject({
    type: z.enum(['bars', 'lines']),
    title: bilingualText,
    /** Of the values: “triliun rupiah”. */
    unit: nonEmptyText,
    decimals: z.int().min(0).max(2).default(0),
    categories: z.array(nonEmptyText).min(2),
    series: z
      .array(z.strictObject({ name: nonEmptyText, values: z.array(z.number()) }))
      .min(1)
      .max(3),
  })
  .refine(
    ({ categories, series }) => series.every(({ values }) => values.length === categories.length),
    'a series has not as many values as there are categories',
  );

const block = z.union([text, heading, list, figures, table, chart]);

/** A document of the demonstration bank, drawn as PDF. */
export const pdfSeed = z.strictObject({
  /** What kind of document it is, above the title. */
  kind: bilingualText.optional(),
  title: nonEmptyText,
  subtitle: bilingualText,
  /** The day that its metadata give. */
  writtenOn: z.iso.date(),
  /** A page of its own for the title. */
  hasCover: z.boolean().default(false),
  sections: z
    .array(
      z.strictObject({
        title: bilingualText,
        startsPage: z.boolean().default(false),
        blocks: z.array(block).min(1),
      }),
    )
    .min(1),
  /** At the end, smaller. */
  notes: z.array(bilingualText).default([]),
});

export type PdfSeed = z.input<typeof pdfSeed>;
export type FullPdfSeed = z.output<typeof pdfSeed>;
export type BlockSeed = z.output<typeof block>;
export type TableSeed = z.output<typeof table>;
export type ChartSeed = z.output<typeof chart>;
export type FiguresSeed = z.output<typeof figures>;
/** A section as code writes it, without the defaults. */
export type SectionInput = PdfSeed['sections'][number];
export type BlockInput = SectionInput['blocks'][number];
