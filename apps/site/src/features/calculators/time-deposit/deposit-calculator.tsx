import type { CalculatorsContent } from '@beranda/contract';
import { rollOvers } from '@beranda/finance';
import { useTranslations } from 'use-intl';
import { Calculator } from '../calculator.tsx';
import { depositCalculatorQuery } from '../calculator-queries.ts';
import { Choices } from '../choices.tsx';
import { NumberField } from '../number-field.tsx';
import { useFigures } from '../use-figures.ts';
import { useSyncedQuery } from '../use-synced-query.ts';
import { compareTerms } from './deposit-illustration.ts';
import { DEPOSIT_CALCULATOR_ID } from './deposit-page.ts';
import { DepositResult } from './deposit-result.tsx';
import { type DepositInput, type DepositOffer, depositQuery } from './deposit-terms.ts';
import { DepositTermsTable } from './deposit-terms-table.tsx';
import { TermComparison } from './term-comparison.tsx';
import { TermsChart } from './terms-chart.tsx';
import { useDeposit } from './use-deposit.ts';

export type DepositCalculatorProps = {
  offer: DepositOffer;
  tax: CalculatorsContent['interestTax'];
  disclaimer: string;
  /** Highest guaranteed deposit rate, percent per annum; null if unknown. */
  guaranteedPercent: number | null;
  /** Input from the URL. */
  input?: DepositInput;
  /** Sync the URL's query with the input; only on the calculator's own page. */
  isAddressCurrent?: boolean;
};

/** Time deposit calculator: interest after tax. Works without script, as a form answered by its page. */
export function DepositCalculator({
  offer,
  tax,
  disclaimer,
  guaranteedPercent,
  input = {},
  isAddressCurrent,
}: DepositCalculatorProps) {
  const t = useTranslations('calculators');
  const tFigures = useTranslations('figures');
  const { rupiah, percent } = useFigures();
  const { form, onInput, initial, validated, illustration } = useDeposit(input, offer, tax);
  const { terms, problems, times } = validated;
  useSyncedQuery(isAddressCurrent && terms ? depositQuery(terms) : undefined);
  const resultTerms = illustration?.depositTerms;
  const outcomes = resultTerms ? compareTerms(resultTerms.principal, offer.terms, tax) : [];

  return (
    <Calculator
      id={DEPOSIT_CALCULATOR_ID}
      title={t('deposit.title')}
      path={depositCalculatorQuery.path}
      file="time-deposit.csv"
      form={form}
      onInput={onInput}
      disclaimer={disclaimer}
      isStale={!terms}
      isEmbedded={!isAddressCurrent}
      fields={
        <>
          <NumberField
            id="deposit-principal"
            name="principal"
            label={t('deposit.principal')}
            text={initial.principal}
            range={offer.principal}
            isWhole
            currency={tFigures('currency')}
            say={rupiah}
            problem={problems.principal}
          />
          <Choices
            id="deposit-term"
            name="term"
            label={t('deposit.termWithRate')}
            options={offer.terms.map(({ months, annualRatePercent }) => ({
              value: String(months),
              text: (
                <>
                  {t('deposit.months', { months })}
                  <span className="block text-muted text-sm">{percent(annualRatePercent)}</span>
                </>
              ),
            }))}
            chosen={initial.term}
            problem={problems.term}
          />
          <Choices
            id="deposit-roll"
            name="roll"
            label={t('deposit.rollOver')}
            options={rollOvers.map((way) => ({ value: way, text: t(`deposit.rollOvers.${way}`) }))}
            chosen={initial.roll}
            problem={problems.roll}
            isStacked
          />
          <div className="only-rolled-over">
            <NumberField
              id="deposit-times"
              name="times"
              label={t('deposit.times')}
              text={initial.times}
              range={times}
              isWhole
              unit={t('deposit.timesUnit')}
              say={(count) => t('deposit.timesOf', { count })}
              problem={problems.times}
            />
          </div>
        </>
      }
      result={
        illustration &&
        resultTerms && {
          query: depositQuery(resultTerms),
          inputs: [
            [t('deposit.principal'), rupiah(resultTerms.principal)],
            [t('deposit.term'), t('deposit.months', { months: resultTerms.term.months })],
            [tFigures('rate'), percent(resultTerms.term.annualRatePercent)],
            [t('deposit.rollOver'), t(`deposit.rollOvers.${resultTerms.rollOver}`)],
            resultTerms.times > 1 && [t('deposit.times'), String(resultTerms.times)],
          ],
          sentence: t('deposit.announced', { amount: rupiah(illustration.finalAmount) }),
          panel: (
            <>
              <DepositResult illustration={illustration} tax={tax} guaranteedPercent={guaranteedPercent} />
              <TermsChart outcomes={outcomes} />
            </>
          ),
          details: (
            <>
              <TermComparison depositTerms={resultTerms} outcomes={outcomes} tax={tax} />
              <DepositTermsTable illustration={illustration} />
            </>
          ),
        }
      }
    />
  );
}
