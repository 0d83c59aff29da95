import type { ImportReport } from '#cms/imports/import-report.ts';

/** The report of an import of redirects. Its warnings are live pages that the file hides, by line. */
export type RedirectReport = ImportReport & {
  rows: ImportedRow[];
  /** Menus and links to the hidden pages. */
  links: string[];
};

export type RedirectEffect = 'created' | 'changed' | 'unchanged';

export type ImportedRow = {
  line: number;
  from: string;
  to: string;
  status: 301 | 302;
  effect: RedirectEffect;
  /** The redirect that the line replaces; only of a changed one. */
  former?: { to: string; status: 301 | 302 };
};
