import { isIsoDate } from '@beranda/finance';
import type { TextField, TextFieldSingleValidation } from 'payload';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const wrong = bilingual('Tulis tanggal seperti 2026-11-20.', 'Write a date such as 2026-11-20.');

/** Accepts an ISO date, and nothing where it is not required. */
export const validateIsoDate: TextFieldSingleValidation = (value, { req, required }) => {
  if (typeof value === 'string' && isIsoDate(value)) return true;
  return !(required || value) || inLanguageOf(req, wrong);
};

/** A date without time, independent of time zones. Sorts as text. */
export function isoDate(name: string, label: Bilingual, options: Partial<TextField> = {}): TextField {
  return { name, type: 'text', label, maxLength: 10, validate: validateIsoDate, ...options } as TextField;
}
