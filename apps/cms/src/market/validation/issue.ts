/** What is wrong with a sheet, or worth a look; `finding-sentence.ts` has the words. */
export type FindingCode =
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

export type Finding = {
  /** 0 where it is about the whole sheet. */
  line: number;
  /** The column; null where it is about the whole line. */
  field: string | null;
  severity: Severity;
  code: FindingCode;
  /** What the sentence names; texts are cut to a bearable length. */
  values?: Record<string, number | string>;
};

const LONGEST_TEXT = 60;

const cut = (value: number | string) =>
  typeof value === 'string' && value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;

export function finding(
  severity: Severity,
  code: FindingCode,
  line: number,
  field: string | null = null,
  values?: Record<string, number | string>,
): Finding {
  const found = { line, field, severity, code };
  if (!values) return found;
  return {
    ...found,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cut(value)])),
  };
}

export const errorAt = finding.bind(null, 'error');

export const hasErrors = (findings: readonly Finding[]) =>
  findings.some(({ severity }) => severity === 'error');

/** Whether something that is published would be replaced, for which there has to be a reason. */
export const hasCorrections = (findings: readonly Pick<Finding, 'code'>[]) =>
  findings.some(({ code }) => code === 'correction');

export const needsSecondPerson = (findings: readonly Finding[]) =>
  findings.some(({ severity }) => severity === 'approval');
