import type { Field, NumberFieldSingleValidation } from 'payload';
import { number } from 'payload/shared';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const tooExact = bilingual('Paling banyak dua angka di belakang koma.', 'At most two decimals.');

const HUNDREDTHS = 100;

const validate: NumberFieldSingleValidation = (value, options) => {
  const inHundredths = Number(value) * HUNDREDTHS;
  if (Math.abs(inHundredths - Math.round(inHundredths)) > 1e-6) return inLanguageOf(options.req, tooExact);
  return number(value, options);
};

/** Percent per annum, from 0 to 100 with two decimals. */
export function percent(name: string, label: Bilingual): Field {
  return { name, type: 'number', required: true, min: 0, max: 100, label, validate };
}
