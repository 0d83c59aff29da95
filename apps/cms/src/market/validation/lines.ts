import type { SheetKind } from '../sheets/sheet-kind.ts';

/** A number, or the invalid text in its place. */
export type Figure = number | string;

/** One rate. `line` is the line in the file, or the 1-based position in JSON. */
export type RateLine = { line: number; currency: string; rateType: string; buy: Figure; sell: Figure };

/** One fund value; the fund by slug, the date as `2026-11-20`. */
export type FundLine = { line: number; fund: string; date: string; value: Figure };

export type LinesOf = { rates: RateLine[]; funds: FundLine[] };

/** The content of a sheet before validation. */
export type SheetContent<K extends SheetKind = SheetKind> = {
  [Kind in K]: {
    kind: Kind;
    lines: LinesOf[Kind];
    /** Start time of rates, ISO; null: they start when the sheet arrives. Fund values have dates. */
    validFrom: string | null;
  };
}[K];

/** Maximum number of lines per sheet. */
export const MAX_LINES = 2_000;

/** Maximum value of a figure. */
const MAX_FIGURE = 1e12;

/** Maximum decimal places of a rate: as many as pages show, so that calculations use only visible digits. */
export const RATE_DIGITS = 4;

export function isFigure(figure: Figure): figure is number {
  return typeof figure === 'number' && Number.isFinite(figure) && figure > 0 && figure <= MAX_FIGURE;
}
