import { LOCALES, type Locale } from '@beranda/contract';
import type {
  ArrayFieldValidation,
  CollectionSlug,
  Field,
  TextFieldSingleValidation,
  TextFieldValidation,
} from 'payload';
import { array, text } from 'payload/shared';
import { isoDate } from '#cms/fields/iso-date.ts';
import { onceAmongRows } from '#cms/fields/once-among-rows.ts';
import { validateSlug } from '#cms/fields/slug.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { hasTypedFigure, referencesIn } from './figure-references.ts';
import { FIGURE_KINDS, type FigureKind } from './format-figure.ts';

const MAX_FIGURES = 100;

export const figureKindLabels = {
  money: bilingual('Rupiah, misalnya Rp1.500.000', 'Rupiah, such as IDR 1,500,000'),
  'money-in-words': bilingual('Rupiah, misalnya Rp1,5 juta', 'Rupiah, such as IDR 1.5 million'),
  'money-short': bilingual('Rupiah, misalnya Rp2 M', 'Rupiah, such as IDR 2 bn'),
  percent: bilingual('Persen, misalnya 9,5%', 'Percent, such as 9.5%'),
  'percent-two-decimals': bilingual('Persen, misalnya 9,50%', 'Percent, such as 9.50%'),
  number: bilingual('Bilangan', 'Number'),
  year: bilingual('Tahun', 'Year'),
  time: bilingual('Jam, misalnya 9,5 untuk 09.30', 'Time of day, such as 9.5 for 09:30'),
  date: bilingual('Tanggal', 'Date'),
} satisfies Record<FigureKind, Bilingual>;

const twice = bilingual('Nama ini sudah dipakai oleh angka lain.', 'Another figure has this name already.');

/** Kind and value of a figure, shared by both languages. */
export const figureFields: Field[] = [
  {
    name: 'kind',
    type: 'select',
    required: true,
    defaultValue: 'money',
    label: bilingual('Jenis', 'Kind'),
    options: FIGURE_KINDS.map((value) => ({ value, label: figureKindLabels[value] })),
  },
  {
    name: 'amount',
    type: 'number',
    label: bilingual('Nilai', 'Value'),
    admin: { condition: (_data, siblings) => siblings?.kind !== 'date' },
  },
  isoDate('day', bilingual('Tanggal', 'Date'), {
    admin: { condition: (_data, siblings) => siblings?.kind === 'date' },
  }),
];

const stillNamed = (names: string) =>
  bilingual(
    `Bahasa lain masih menyebut ${names}. Ganti dahulu teksnya di sana.`,
    `The other language still names ${names}. Change its texts first.`,
  );

type Document = { id: number | string; [name: string]: unknown };

/** All figure names referenced in one language's texts. */
export function namedIn(value: unknown, locale: Locale): string[] {
  if (typeof value === 'string') return referencesIn(value);
  if (Array.isArray(value)) return value.flatMap((one) => namedIn(one, locale));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    LOCALES.some((other) => other === key && other !== locale) ? [] : namedIn(one, locale),
  );
}

/** Rejects removing figures that the other language references: its texts are not part of the saved form. */
const rejectRemovingNamed: ArrayFieldValidation = async (rows, options) => {
  const { collectionSlug, id, req } = options as typeof options & { collectionSlug?: CollectionSlug };
  const others = LOCALES.filter((locale) => locale !== req.locale);
  if (!collectionSlug || id === undefined) return array(rows, options);
  const where = { id: { equals: id } };
  const stored = await req.payload.db.findOne<Document>({
    collection: collectionSlug,
    locale: 'all',
    req,
    where,
  });
  const names = new Set((rows ?? []).map((row) => (row as { name?: unknown }).name));
  const missing = others
    .flatMap((locale) => namedIn(stored, locale))
    .filter((name, index, all) => !names.has(name) && all.indexOf(name) === index);
  if (missing.length === 0) return array(rows, options);
  return inLanguageOf(req, stillNamed(missing.map((name) => `{${name}}`).join(', ')));
};

/**
 * Figures, dates and amounts of an item, entered once for both languages. Texts refer to them by name, and
 * each language formats them.
 */
export const figuresField: Field = {
  name: 'figures',
  type: 'array',
  maxRows: MAX_FIGURES,
  validate: rejectRemovingNamed,
  label: bilingual('Angka bersama', 'Shared figures'),
  labels: { singular: bilingual('Angka', 'Figure'), plural: bilingual('Angka', 'Figures') },
  admin: {
    initCollapsed: true,
    components: { RowLabel: '/fields/figures/figure-label.tsx#FigureLabel' },
    description: bilingual(
      'Angka, uang, dan tanggal diisi sekali untuk kedua bahasa. Tulis namanya dalam kurung kurawal di teks, misalnya “{setoran-awal} per bulan”; situs menulisnya menurut bahasanya.',
      'Figures, money and dates are entered once for both languages. Write the name in braces in a text, such as “{setoran-awal} a month”; the site writes it in each language’s own way.',
    ),
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          label: bilingual('Nama', 'Name'),
          validate: onceAmongRows(
            { rows: ({ figures }: { figures?: unknown }) => figures, name: 'name', error: twice },
            validateSlug,
          ) as TextFieldSingleValidation,
        },
        ...figureFields,
      ],
    },
  ],
};

const typed = bilingual(
  'Isi angkanya sekali di “Angka bersama”, lalu tulis namanya di sini, misalnya {setoran-awal}.',
  'Enter the figure once among the “Shared figures”, and write its name here, such as {setoran-awal}.',
);
const unknown = (name: string) =>
  bilingual(`Tidak ada “${name}” di “Angka bersama”.`, `There is no “${name}” among the “Shared figures”.`);

type WithFigures = { figures?: ({ name?: string | null } | null)[] | null };

/** The issue of a text's figures, or null: a literal figure, or an unknown reference. */
export function figuresError(value: unknown, data: unknown): Bilingual | null {
  if (typeof value !== 'string') return null;
  if (hasTypedFigure(value)) return typed;
  const { figures } = (data ?? {}) as WithFigures;
  const names = new Set((figures ?? []).map((figure) => figure?.name));
  const missing = referencesIn(value).find((name) => !names.has(name));
  return missing === undefined ? null : unknown(missing);
}

/** A text field whose figures must be references to shared ones. */
export function withoutTypedFigures(field: Field): Field {
  const { validate } = field as { validate?: TextFieldValidation };
  const ofField: TextFieldValidation = (value, options) => {
    const wrong = figuresError(value, options.data);
    if (wrong) return inLanguageOf(options.req, wrong);
    return (validate ?? text)(value, options);
  };
  return { ...field, validate: ofField } as Field;
}
