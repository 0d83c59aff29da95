/** What the import of a file of redirects did, or would do; nothing is done while there are problems. */
export type ImportReport = {
  isDryRun: boolean;
  rows: ImportedRow[];
  problems: ImportProblem[];
  /** Live pages that the file takes from visitors; null where it takes none. */
  taken: TakenPages | null;
};

export type TakenPages = {
  /** To be sent back as `confirmed` by whoever has been shown this. */
  digest: string;
  /** The pages, by the lines that lead away from them. */
  lines: ImportProblem[];
  /** Menus and links that lead to these pages. */
  links: string[];
};

export type ImportedRow = {
  line: number;
  from: string;
  to: string;
  status: 301 | 302;
  outcome: 'created' | 'changed' | 'unchanged';
};

/** What is to be said of a line of the file, in the language of who asked. */
export type ImportProblem = { line: number; message: string };

/** The largest file, in bytes. */
export const IMPORT_LIMIT_BYTES = 1024 * 1024;
