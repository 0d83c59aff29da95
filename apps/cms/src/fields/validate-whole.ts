import type { NumberFieldSingleValidation } from 'payload';
import { number } from 'payload/shared';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const fraction = bilingual('Tulis bilangan bulat, tanpa koma.', 'Write a whole number.');

/** Payload's number rules, and integers only: for days, months or digits. */
export const validateWhole: NumberFieldSingleValidation = (value, options) =>
  typeof value === 'number' && !Number.isInteger(value)
    ? inLanguageOf(options.req, fraction)
    : number(value, options);
