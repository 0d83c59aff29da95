import type { Field, NumberFieldSingleValidation } from 'payload';
import { number } from 'payload/shared';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

type Limits = { min?: number | null; max?: number | null };

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
    const { min, max } = options.siblingData as Limits;
    const isInside = typeof value !== 'number' || ((min ?? value) <= value && value <= (max ?? value));
    return isInside ? validate(value, options) : inLanguageOf(options.req, outside);
  };

const maxBy =
  (validate: NumberFieldSingleValidation): NumberFieldSingleValidation =>
  (value, options) => {
    const { min } = options.siblingData as Limits;
    const isReversed = typeof value === 'number' && typeof min === 'number' && value < min;
    return isReversed ? inLanguageOf(options.req, reversed) : validate(value, options);
  };

type Kind = { min: number; max: number; validate?: NumberFieldSingleValidation };

/** Minimum, maximum and initial value of a calculator field. */
export function range(name: string, label: Bilingual, { min, max, validate = number }: Kind): Field {
  const shared = { type: 'number', required: true, min, max } as const;
  return {
    name,
    type: 'group',
    label,
    fields: [
      {
        type: 'row',
        fields: [
          { ...shared, name: 'min', label: bilingual('Terkecil', 'Smallest'), validate },
          { ...shared, name: 'initial', label: bilingual('Awal', 'First'), validate: initialBy(validate) },
          { ...shared, name: 'max', label: bilingual('Terbesar', 'Largest'), validate: maxBy(validate) },
        ],
      },
    ],
  };
}

/** A percentage from 0 to 100. */
export const percent = (name: string, label: Bilingual): Field => ({
  name,
  type: 'number',
  required: true,
  min: 0,
  max: 100,
  label,
});
