import type { ImportIssue, ImportReport } from '#cms/imports/import-report.ts';
import type { DetectedDecimalFormat } from '../parsing/parse-csv.ts';
import type { SheetState } from '../sheets/market-sheets.ts';
import type { IssueCode } from '../validation/issue.ts';
import type { Change } from '../validation/validation.ts';

/** An issue in the language of the request. */
export type TranslatedIssue = ImportIssue & { field: string | null; code: IssueCode };

/** The result of sending a sheet, or of its dry run. */
export type SheetReport = ImportReport<TranslatedIssue> & {
  /** Null if nothing was stored: a dry run, errors, or unconfirmed warnings. */
  sheet: number | null;
  state: SheetState | null;
  /** The change of each valid line. */
  changes: Change[];
  /** Null without a CSV file. */
  decimalFormat: DetectedDecimalFormat | null;
};
