import type { TextField, TextFieldSingleValidation } from 'payload';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const wrong = bilingual('Tulis tanggal seperti 2026-11-20.', 'Write a date such as 2026-11-20.');

/** Whether a text is a day of the calendar, such as 2026-11-20. */
export function isIsoDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

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
