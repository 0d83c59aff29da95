import type { NumberFieldSingleValidation } from 'payload';
import { number } from 'payload/shared';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const fraction = bilingual('Tulis bilangan bulat, tanpa koma.', 'Write a whole number.');

/** Payload's own rules for a number, and no fraction: for what is counted in days, months or digits. */
export const validateWhole: NumberFieldSingleValidation = (value, options) =>
  typeof value === 'number' && !Number.isInteger(value)
    ? inLanguageOf(options.req, fraction)
    : number(value, options);
