import { isIsoDate } from '@beranda/finance';
import type { TextField, TextFieldSingleValidation } from 'payload';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const wrong = bilingual('Tulis tanggal seperti 2026-11-20.', 'Write a date such as 2026-11-20.');

const validate: TextFieldSingleValidation = (value, { req, required }) => {
  if (typeof value === 'string' && isIsoDate(value)) return true;
  return !(required || value) || inLanguageOf(req, wrong);
};

/**
 * A day without a time, which is the same day for whoever looks at it; a moment in time would be another day
 * elsewhere. Sorts as text.
 */
export function isoDate(name: string, label: Bilingual, options: Partial<TextField> = {}): TextField {
  return { name, type: 'text', label, maxLength: 10, validate, ...options } as TextField;
}
