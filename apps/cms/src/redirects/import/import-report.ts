/** The result of an import or its dry run; with problems nothing is imported. */
export type ImportReport = {
  isDryRun: boolean;
  rows: ImportedRow[];
  problems: ImportProblem[];
  /** Live pages that the file hides; null if none. */
  taken: TakenPages | null;
};

export type TakenPages = {
  /** Sent back as `confirmed`. */
  digest: string;
  /** The pages, by the lines of their redirects. */
  lines: ImportProblem[];
  /** Menus and links to these pages. */
  links: string[];
};

export type ImportedRow = {
  line: number;
  from: string;
  to: string;
  status: 301 | 302;
  outcome: 'created' | 'changed' | 'unchanged';
};

/** A message about a line, in the language of the request. */
export type ImportProblem = { line: number; message: string };

/** Maximum file size, in bytes. */
export const IMPORT_LIMIT_BYTES = 1024 * 1024;
