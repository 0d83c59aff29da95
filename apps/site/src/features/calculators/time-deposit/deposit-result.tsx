import type { CalculatorsContent } from '@beranda/contract';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { FigureList } from '../figure-list.tsx';
import { useFigures } from '../use-figures.ts';
import type { DepositIllustration } from './deposit.ts';

type DepositResultProps = {
  illustration: DepositIllustration;
  tax: CalculatorsContent['interestTax'];
  /** Highest guaranteed deposit rate, percent per annum; null if unknown. */
  guaranteedPercent: number | null;
  /** Largest guaranteed amount in rupiah; null if unknown. */
  guaranteeLimit: number | null;
};

/** Deposit result before and after tax, and its coverage by the deposit guarantee. */
export function DepositResult({ illustration, tax, guaranteedPercent, guaranteeLimit }: DepositResultProps) {
  const t = useTranslations('calculators');
  const { rupiah, percentCompact } = useFigures();
  const { depositTerms, totalInterest, totalTax, totalNetInterest, finalAmount, notGuaranteed } =
    illustration;
  const { principal, term, times, rollOver } = depositTerms;
  // Interest that is rolled over can lift a later term above the tax-free amount.
  const isFreeOfTax = tax.percent > 0 && principal <= tax.freeUpTo && totalTax === 0;
  const isAboveGuaranteed = guaranteedPercent !== null && term.annualRatePercent > guaranteedPercent;
  return (
    <>
      <div>
        <p>{t('deposit.atMaturity', { months: term.months * times })}</p>
        <p className="main-figure">{rupiah(finalAmount)}</p>
        <p className="mt-2">{t(`deposit.paidOutAs.${times > 1 ? rollOver : 'none'}`)}</p>
      </div>
      <FigureList
        figures={[
          [t('deposit.principal'), rupiah(principal)],
          [t('deposit.interest'), rupiah(totalInterest)],
          [t('deposit.tax', { tax: percentCompact(tax.percent) }), rupiah(totalTax)],
          [t('deposit.netInterest'), rupiah(totalNetInterest)],
        ]}
      />
      {isFreeOfTax && <p className="text-sm">{t('deposit.notTaxed', { amount: rupiah(tax.freeUpTo) })}</p>}
      {isAboveGuaranteed && (
        <p className="calculator-warning">
          {t('deposit.aboveGuaranteed', { percent: percentCompact(guaranteedPercent) })}
        </p>
      )}
      {/* Deposits above the guaranteed rate are not covered at all. */}
      {!isAboveGuaranteed && guaranteeLimit !== null && notGuaranteed > 0 && (
        <p className="calculator-warning">
          {t('deposit.notGuaranteed', {
            cap: rupiah(guaranteeLimit),
            rest: rupiah(notGuaranteed),
          })}
        </p>
      )}
    </>
  );
}
