/** Normalizes spelling variants that are unambiguous. */

export const normalizeCurrency = (text: string) => text.trim().toUpperCase();

/** `TT Counter` and `tt_counter` become `tt-counter`. */
export const normalizeRateType = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');

export const normalizeFund = (text: string) => text.trim().toLowerCase();

/** An ISO date; the Indonesian format 20/11/2026 is converted. */
export function normalizeDate(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? [];
  if (!day || !month || !year) return text.trim();
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
