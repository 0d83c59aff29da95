import type { Field, NumberFieldSingleValidation } from 'payload';
import { number } from 'payload/shared';
import { validateWhole } from '#cms/fields/validate-whole.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

type Limits = { least?: number | null; most?: number | null };

const outside = bilingual(
  'Nilai awal harus di antara nilai terkecil dan terbesar.',
  'The first value must lie between the smallest and the largest.',
);
const reversed = bilingual(
  'Nilai terbesar tidak boleh di bawah nilai terkecil.',
  'The largest value must not be below the smallest.',
);

const initialBy =
  (validate: NumberFieldSingleValidation): NumberFieldSingleValidation =>
  (value, options) => {
    const { least, most } = options.siblingData as Limits;
    const isInside = typeof value !== 'number' || ((least ?? value) <= value && value <= (most ?? value));
    return isInside ? validate(value, options) : inLanguageOf(options.req, outside);
  };

const mostBy =
  (validate: NumberFieldSingleValidation): NumberFieldSingleValidation =>
  (value, options) => {
    const { least } = options.siblingData as Limits;
    const isReversed = typeof value === 'number' && typeof least === 'number' && value < least;
    return isReversed ? inLanguageOf(options.req, reversed) : validate(value, options);
  };

type Kind = { min: number; max: number; isWhole: boolean };

/** Minimum, maximum and initial value of a calculator field. */
export function range(name: string, label: Bilingual, { min, max, isWhole }: Kind): Field {
  const shared = { type: 'number', required: true, min, max } as const;
  const validate = isWhole ? validateWhole : number;
  return {
    name,
    type: 'group',
    label,
    fields: [
      {
        type: 'row',
        fields: [
          { ...shared, name: 'least', label: bilingual('Terkecil', 'Smallest'), validate },
          { ...shared, name: 'initial', label: bilingual('Awal', 'First'), validate: initialBy(validate) },
          { ...shared, name: 'most', label: bilingual('Terbesar', 'Largest'), validate: mostBy(validate) },
        ],
      },
    ],
  };
}
