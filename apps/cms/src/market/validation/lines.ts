import type { SheetKind } from '../sheets/market-sheets.ts';

/** A number, or what stood where one was expected. */
export type Figure = number | string;

/** One rate of a sheet. `line` is that of the file, or the place in what was sent, counted from 1. */
export type RateLine = { line: number; currency: string; rateType: string; buy: Figure; sell: Figure };

/** One fund value of a sheet; the fund by its code in addresses, the day as `2026-11-20`. */
export type FundLine = { line: number; fund: string; date: string; value: Figure };

export type LinesOf = { rates: RateLine[]; funds: FundLine[] };

/** What a sheet says, before anybody has validated it. */
export type SheetContent<K extends SheetKind = SheetKind> = {
  [Kind in K]: {
    kind: Kind;
    lines: LinesOf[Kind];
    /** From when rates hold, ISO; null from their publication. Fund values have their own days. */
    validFrom: string | null;
  };
}[K];

/** The most lines of one sheet. */
export const MAX_LINES = 2_000;

/** The largest sheet from outside, in bytes. */
export const SHEET_LIMIT_BYTES = 1024 * 1024;

/** The largest figure that is taken for one. */
export const MAX_FIGURE = 1e12;

/** The most decimal places of a rate: as many as pages show, so that nothing is worked out with what nobody sees. */
export const RATE_DIGITS = 4;

export function isFigure(figure: Figure): figure is number {
  return typeof figure === 'number' && Number.isFinite(figure) && figure > 0 && figure <= MAX_FIGURE;
}
