import type { NumberFieldSingleValidation } from 'payload';
import { number } from 'payload/shared';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const MONTHS_PER_YEAR = 12;

const tooFine = bilingual(
  'Tulis tahun penuh, atau dengan bulan penuh: 0,5 berarti enam bulan.',
  'Write whole years, or with whole months: 0.5 is six months.',
);

/** Payload's number rules, and years that are whole months only, since instalments are monthly. */
export const validateWholeMonths: NumberFieldSingleValidation = (value, options) =>
  typeof value === 'number' && !Number.isInteger(value * MONTHS_PER_YEAR)
    ? inLanguageOf(options.req, tooFine)
    : number(value, options);
