import type { CalculatorsContent } from '@beranda/contract';
import { useTranslations } from 'use-intl';
import { Calculator } from '../calculator.tsx';
import { savingsCalculatorQuery } from '../calculator-queries.ts';
import { NumberField } from '../number-field.tsx';
import { useFigures } from '../use-figures.ts';
import { useSyncedQuery } from '../use-synced-query.ts';
import { SAVINGS_CALCULATOR_ID } from './savings-page.ts';
import { SavingsProgress } from './savings-progress.tsx';
import { SavingsResult } from './savings-result.tsx';
import { type SavingsInput, type SavingsOffer, savingsQuery } from './savings-terms.ts';
import { useSavings } from './use-savings.ts';

export type SavingsCalculatorProps = {
  offer: SavingsOffer;
  tax: CalculatorsContent['interestTax'];
  disclaimer: string;
  /** Input from the URL. */
  input?: SavingsInput;
  /** Product whose terms apply; null for the general settings. */
  termsOf?: string | null;
  /** Sync the URL's query with the input; only on the calculator's own page. */
  isAddressCurrent?: boolean;
};

/**
 * Savings goal calculator: the monthly deposit for a target. Works without script, as a form answered by its page.
 */
export function SavingsCalculator({
  offer,
  tax,
  disclaimer,
  input = {},
  termsOf = null,
  isAddressCurrent,
}: SavingsCalculatorProps) {
  const t = useTranslations('calculators');
  const tFigures = useTranslations('figures');
  const { rupiah, percent, percentCompact } = useFigures();
  const { form, onInput, initial, validated, illustration } = useSavings(input, offer, tax);
  const { terms, problems } = validated;
  useSyncedQuery(isAddressCurrent && terms ? savingsQuery(terms, termsOf) : undefined);
  const years = (value: number) => `${value} ${tFigures('yearsUnit', { years: value })}`;
  const resultTerms = illustration?.terms;

  return (
    <Calculator
      id={SAVINGS_CALCULATOR_ID}
      title={t('savings.title')}
      path={savingsCalculatorQuery.path}
      file="savings-goal.csv"
      form={form}
      onInput={onInput}
      disclaimer={disclaimer}
      isStale={!terms}
      termsOf={termsOf}
      isEmbedded={!isAddressCurrent}
      fields={
        <>
          <NumberField
            id="savings-target"
            name="target"
            label={t('savings.target')}
            text={initial.target}
            range={offer.target}
            isWhole
            currency={tFigures('currency')}
            say={rupiah}
            problem={problems.target}
          />
          <NumberField
            id="savings-initial"
            name="initial"
            label={t('savings.initial')}
            text={initial.initial}
            range={offer.initial}
            isWhole
            currency={tFigures('currency')}
            say={rupiah}
            problem={problems.initial}
          />
          <NumberField
            id="savings-years"
            name="years"
            label={tFigures('years')}
            text={initial.years}
            range={offer.years}
            isWhole
            unit={tFigures('yearsUnit', { years: 2 })}
            say={years}
            problem={problems.years}
          />
          <NumberField
            id="savings-rate"
            name="rate"
            label={tFigures('rate')}
            text={initial.rate}
            range={offer.annualRatePercent}
            unit="%"
            say={percentCompact}
            problem={problems.rate}
          />
        </>
      }
      result={
        illustration &&
        resultTerms && {
          query: savingsQuery(resultTerms, termsOf),
          inputs: [
            [t('savings.target'), rupiah(resultTerms.target)],
            [t('savings.initial'), rupiah(resultTerms.initial)],
            [tFigures('years'), String(resultTerms.years)],
            [tFigures('rate'), percent(resultTerms.annualRatePercent)],
          ],
          sentence: t('savings.announced', { amount: rupiah(illustration.monthly) }),
          panel: <SavingsResult illustration={illustration} />,
          details: <SavingsProgress illustration={illustration} />,
        }
      }
    />
  );
}
