import type { ImportIssue } from '#cms/imports/import-report.ts';
/** An issue of a sheet; the texts are in `issue-sentence.ts`. */
export type IssueCode =
  // Issues of the whole sheet.
  | 'empty'
  | 'tooMany'
  | 'header'
  | 'syntax'
  | 'mixedSigns'
  | 'guessedSign'
  | 'shape'
  | 'validFrom'
  | 'validFromFar'
  | 'reasonMissing'
  // Issues of one line.
  | 'cells'
  | 'unknownCurrency'
  | 'unknownRateType'
  | 'notQuoted'
  | 'unknownFund'
  | 'missing'
  | 'notANumber'
  | 'notPositive'
  | 'tooFine'
  | 'notADate'
  | 'futureDate'
  | 'noTradingDay'
  | 'beforeInception'
  | 'olderThanInForce'
  | 'olderThanStored'
  | 'duplicate'
  | 'correction'
  | 'first'
  | 'move'
  | 'largeMove'
  | 'sinceMove'
  | 'sinceLargeMove'
  | 'nextMove'
  | 'nextLargeMove'
  | 'buyAboveSell'
  // Issues of a source address.
  | 'badAddress'
  | 'innerAddress'
  | 'unreachable'
  | 'timeout'
  | 'redirect'
  | 'status'
  | 'tooLarge'
  | 'notText';

export type Severity = ImportIssue['severity'];

export type Issue = {
  /** 0 for an issue of the whole sheet. */
  line: number;
  /** The column; null for an issue of the whole line. */
  field: string | null;
  severity: Severity;
  code: IssueCode;
  /** Placeholders of the sentence; texts are truncated. */
  values?: Record<string, number | string>;
};

const MAX_TEXT_LENGTH = 60;

const truncate = (value: number | string) =>
  typeof value === 'string' && value.length > MAX_TEXT_LENGTH ? `${value.slice(0, MAX_TEXT_LENGTH)}…` : value;

export function issue(
  severity: Severity,
  code: IssueCode,
  line: number,
  field: string | null = null,
  values?: Record<string, number | string>,
): Issue {
  const found = { line, field, severity, code };
  if (!values) return found;
  return {
    ...found,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, truncate(value)])),
  };
}

export const errorAt = issue.bind(null, 'error');

/** Whether published values would be replaced, which requires a reason. */
export const hasCorrections = (issues: readonly Pick<Issue, 'code'>[]) =>
  issues.some(({ code }) => code === 'correction');

export const isSecondPersonRequired = (issues: readonly Pick<Issue, 'severity'>[]) =>
  issues.some(({ severity }) => severity === 'approval');
