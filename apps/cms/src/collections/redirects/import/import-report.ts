/** What the import of a file of redirects did, or would do; nothing is done while there are problems. */
export type ImportReport = {
  isDryRun: boolean;
  rows: ImportedRow[];
  problems: ImportProblem[];
};

export type ImportedRow = {
  line: number;
  from: string;
  to: string;
  status: 301 | 302;
  outcome: 'created' | 'changed' | 'unchanged';
};

/** A line of the file that cannot be imported, with the reason in the language of who asked. */
export type ImportProblem = { line: number; message: string };

/** The largest file, in bytes. */
export const IMPORT_LIMIT_BYTES = 1024 * 1024;
