type Fields = Readonly<Record<string, { value?: unknown } | undefined>>;

/** Interest by balance of a product, and by term in the settings of the calculators. */
const RATE = /^(?:tiers|timeDeposit\.terms)\.\d+\.annualRatePercent$/;
const OWN_RATE = 'calculator.annualRatePercent';

/** The highest interest that a form promises on deposits, in percent per annum; 0 where it promises none. */
export function highestDepositRate(fields: Fields): number {
  const type = fields.type?.value;
  // Loans and investments have rates of their own, which nobody insures.
  if (fields.type && type !== 'simpanan') return 0;
  const isOwnRate = fields['calculator.kind']?.value === 'savings-goal';
  const rates = Object.entries(fields).map(([name, field]) =>
    RATE.test(name) || (name === OWN_RATE && isOwnRate) ? Number(field?.value ?? 0) : 0,
  );
  return Math.max(0, ...rates.filter(Number.isFinite));
}
