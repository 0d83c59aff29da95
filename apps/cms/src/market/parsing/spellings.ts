/** People write what stands for the same thing in several ways; these are those that cannot be mistaken. */

export const currencyWritten = (text: string) => text.trim().toUpperCase();

/** `TT Counter` and `tt_counter` are `tt-counter`. */
export const rateTypeWritten = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');

export const fundWritten = (text: string) => text.trim().toLowerCase();

/** A day as `2026-11-20`; 20/11/2026, with the day first as Indonesia writes it, is turned round. */
export function dateWritten(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? [];
  if (!day || !month || !year) return text.trim();
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
