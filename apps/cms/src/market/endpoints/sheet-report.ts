import type { Reading } from '../parsing/parse-csv.ts';
import type { SheetState } from '../sheets/market-sheets.ts';
import type { IssueCode, Severity } from '../validation/issue.ts';
import type { Change } from '../validation/validation.ts';

/** An issue in the language of who asked. */
export type ShownIssue = {
  /** 0 where it is about the whole sheet. */
  line: number;
  field: string | null;
  severity: Severity;
  code: IssueCode;
  message: string;
};

/** What became of a sheet that staff sent, or would become of it. */
export type SheetReport = {
  /** Null where nothing was stored: it was a trial, had errors, or has warnings that are still to be seen. */
  sheet: number | null;
  state: SheetState | null;
  issues: ShownIssue[];
  /** What each sound line changes. */
  changes: Change[];
  /** How the numbers of a file were read. */
  reading: Reading | null;
  /** To be sent back with the sheet by whoever has been shown these issues and changes. */
  seen: string;
};
