export const SHEET_KINDS = ['rates', 'funds'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** Whether a sheet of this kind has one start time for all its lines; fund values have dates instead. */
export const HAS_START_TIME: Record<SheetKind, boolean> = { rates: true, funds: false };

/** The kind of this name; null if there is none. */
export const findSheetKind = (name: unknown): SheetKind | null =>
  SHEET_KINDS.find((kind) => kind === name) ?? null;
