/** An issue of a line, in the language of the request. */
export type ImportIssue = {
  /** 0 for an issue of the whole file. */
  line: number;
  /** An error prevents the import, a warning has to be confirmed, an approval needs a second person. */
  severity: 'error' | 'warning' | 'approval';
  message: string;
};

/** What every import and every dry run reports; each import adds the effects of its own lines. */
export type ImportReport<Issue extends ImportIssue = ImportIssue> = {
  /** False for a dry run, with errors, and with unconfirmed warnings. */
  isStored: boolean;
  issues: Issue[];
  /** Digest of what is reported; sent back with the file as confirmation. */
  digest: string;
};

/** Maximum size of a file or an incoming sheet, in bytes. */
export const IMPORT_LIMIT_BYTES = 1024 * 1024;

export const hasErrors = (issues: readonly Pick<ImportIssue, 'severity'>[]): boolean =>
  issues.some(({ severity }) => severity === 'error');
