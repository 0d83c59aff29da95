type Fields = Readonly<Record<string, { value?: unknown } | undefined>>;

/** Fields with interest by balance (products) and by term (calculators). */
const RATE = /^(?:tiers|timeDeposit\.terms)\.\d+\.annualRatePercent$/;
const OWN_RATE = 'calculator.annualRatePercent';

/** The highest deposit rate in a form, in percent per annum; 0 without any. */
export function highestDepositRate(fields: Fields): number {
  const type = fields.type?.value;
  // Rates of loans and investments are not insured.
  if (fields.type && type !== 'simpanan') return 0;
  const isOwnRate = fields['calculator.kind']?.value === 'savings-goal';
  const rates = Object.entries(fields).map(([name, field]) =>
    RATE.test(name) || (name === OWN_RATE && isOwnRate) ? Number(field?.value ?? 0) : 0,
  );
  return Math.max(0, ...rates.filter(Number.isFinite));
}
