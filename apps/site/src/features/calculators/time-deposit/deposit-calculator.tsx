import { Calculator, type CalculatorProps } from '../calculator.tsx';
import { type DepositSettings, deposit } from './deposit.ts';
import { DepositResult } from './deposit-result.tsx';
import { TermComparison } from './term-comparison.tsx';
import { TermsChart } from './terms-chart.tsx';

/** Time deposit calculator: interest after tax, with a comparison of the offered terms. */
export function DepositCalculator(props: CalculatorProps<DepositSettings>) {
  const { offer, tax, guaranteedPercent } = props.settings;
  return (
    <Calculator
      {...props}
      calculator={deposit}
      sentence={({ finalAmount }, { t, rupiah }) =>
        t('calculators.deposit.announced', { amount: rupiah(finalAmount) })
      }
      panel={({ illustration }) => (
        <>
          <DepositResult
            illustration={illustration}
            tax={tax}
            guaranteedPercent={guaranteedPercent}
            guaranteeLimit={offer.guaranteeLimit}
          />
          <TermsChart outcomes={illustration.outcomes} />
        </>
      )}
      details={({ terms, illustration: { outcomes } }) => (
        <TermComparison depositTerms={terms} outcomes={outcomes} tax={tax} />
      )}
    />
  );
}
