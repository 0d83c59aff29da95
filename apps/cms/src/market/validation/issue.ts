/** What is wrong with a sheet, or worth a look; `issue-sentence.ts` has the words. */
export type IssueCode =
  // Of the whole sheet.
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
  // Of one line.
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
  // Of an address that figures are fetched from.
  | 'badAddress'
  | 'innerAddress'
  | 'unreachable'
  | 'timeout'
  | 'redirect'
  | 'status'
  | 'tooLarge'
  | 'notText';

/** An error lets nothing through, a warning wants to be seen, an approval wants a second person. */
export type Severity = 'error' | 'warning' | 'approval';

export type Issue = {
  /** 0 where it is about the whole sheet. */
  line: number;
  /** The column; null where it is about the whole line. */
  field: string | null;
  severity: Severity;
  code: IssueCode;
  /** What the sentence names; texts are cut to a bearable length. */
  values?: Record<string, number | string>;
};

const LONGEST_TEXT = 60;

const cut = (value: number | string) =>
  typeof value === 'string' && value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;

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
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cut(value)])),
  };
}

export const errorAt = issue.bind(null, 'error');

export const hasErrors = (issues: readonly Issue[]) => issues.some(({ severity }) => severity === 'error');

/** Whether something that is published would be replaced, for which there has to be a reason. */
export const hasCorrections = (issues: readonly Pick<Issue, 'code'>[]) =>
  issues.some(({ code }) => code === 'correction');

export const needsSecondPerson = (issues: readonly Issue[]) =>
  issues.some(({ severity }) => severity === 'approval');
