/**
 * The constant monthly instalment of an annuity loan: `P·i / (1 − (1 + i)^−n)` with `i = r / 12`,
 * and `P / n` where the rate is zero (the payment function of numpy-financial and of spreadsheets).
 *
 * @param principal P, in rupiah, positive.
 * @param annualRate r, the nominal rate as a fraction: 0.1 for 10 % per annum; zero or positive.
 * @param months n, the number of instalments, a positive whole number.
 * @param due whether each instalment is paid at the end of its month, or at its start: then it is `1 + i` times smaller.
 * @returns rupiah per month, not rounded.
 * @throws RangeError when an argument is outside its range.
 */
export function annuityInstalment(
  principal: number,
  annualRate: number,
  months: number,
  due: 'end' | 'start' = 'end',
): number {
  if (!(principal > 0 && Number.isFinite(principal)))
    throw new RangeError('principal must be greater than 0');
  if (!(annualRate >= 0 && Number.isFinite(annualRate)))
    throw new RangeError('annual rate must be 0 or more');
  if (!(Number.isInteger(months) && months > 0))
    throw new RangeError('months must be a whole number above 0');
  const monthlyRate = annualRate / 12;
  if (monthlyRate === 0) return principal / months;
  // expm1 and log1p keep the digits that 1 − (1 + i)^−n loses when the rate is tiny.
  const atEnd = (principal * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate));
  return due === 'end' ? atEnd : atEnd / (1 + monthlyRate);
}
