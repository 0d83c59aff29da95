import type { Reading } from '../parsing/parse-csv.ts';
import type { SheetState } from '../sheets/market-sheets.ts';
import type { IssueCode, Severity } from '../validation/issue.ts';
import type { Change } from '../validation/validation.ts';

/** An issue in the language of the request. */
export type ShownIssue = {
  /** 0 for an issue of the whole sheet. */
  line: number;
  field: string | null;
  severity: Severity;
  code: IssueCode;
  message: string;
};

/** The result of sending a sheet, or of its dry run. */
export type SheetReport = {
  /** Null if nothing was stored: a dry run, errors, or unconfirmed warnings. */
  sheet: number | null;
  state: SheetState | null;
  issues: ShownIssue[];
  /** The change of each valid line. */
  changes: Change[];
  /** The decimal sign found in a file. */
  reading: Reading | null;
  /** Digest of these issues and changes; sent back with the sheet as confirmation. */
  seen: string;
};
