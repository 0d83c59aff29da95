import type { CalculatorsContent } from '@beranda/contract';
import { useTranslations } from 'use-intl';
import { CalculatorForm } from '../calculator-form.tsx';
import { NumberField } from '../number-field.tsx';
import { PrintedInputs } from '../printed-inputs.tsx';
import { ResultActions } from '../result-actions.tsx';
import { ResultPanel } from '../result-panel.tsx';
import { useAnnouncement } from '../use-announcement.ts';
import { useFigures } from '../use-figures.ts';
import { useKeptQuery } from '../use-kept-query.ts';
import { SAVINGS_CALCULATOR_ID, SAVINGS_PATH } from './savings-page.ts';
import { SavingsProgress } from './savings-progress.tsx';
import { SavingsResult } from './savings-result.tsx';
import { type GivenSavings, type SavingsOffer, savingsQuery } from './savings-terms.ts';
import { useSavings } from './use-savings.ts';

export type SavingsCalculatorProps = {
  offer: SavingsOffer;
  tax: CalculatorsContent['interestTax'];
  disclaimer: string;
  /** What the address asks for. */
  given: GivenSavings;
};

/** What has to be put aside each month for a goal. Its page answers the form without script, too. */
export function SavingsCalculator({ offer, tax, disclaimer, given }: SavingsCalculatorProps) {
  const t = useTranslations('calculators');
  const tFigures = useTranslations('figures');
  const { rupiah, percent, percentInShort } = useFigures();
  const { form, onInput, start, judged, illustration } = useSavings(given, offer, tax);
  const { terms, problems } = judged;
  useKeptQuery(terms && savingsQuery(terms));
  const announced = useAnnouncement(
    terms && illustration ? t('savings.announced', { amount: rupiah(illustration.monthly) }) : '',
  );
  const years = (value: number) => `${value} ${tFigures('yearsUnit', { years: value })}`;

  return (
    <div id={SAVINGS_CALCULATOR_ID}>
      {illustration && (
        <PrintedInputs
          figures={[
            [t('savings.target'), rupiah(illustration.terms.target)],
            [t('savings.initial'), rupiah(illustration.terms.initial)],
            [tFigures('years'), String(illustration.terms.years)],
            [tFigures('rate'), percent(illustration.terms.annualRatePercent)],
          ]}
        />
      )}
      <div className="calculator">
        <CalculatorForm form={form} path={SAVINGS_PATH} onInput={onInput}>
          <NumberField
            id="savings-target"
            name="target"
            label={t('savings.target')}
            text={start.target}
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
            text={start.initial}
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
            text={start.years}
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
            text={start.rate}
            range={offer.annualRatePercent}
            unit="%"
            say={percentInShort}
            problem={problems.rate}
          />
        </CalculatorForm>
        <ResultPanel isStale={!terms} announced={announced} disclaimer={disclaimer}>
          {illustration && <SavingsResult illustration={illustration} />}
        </ResultPanel>
      </div>
      {illustration && (
        <>
          <ResultActions
            title={t('savings.title')}
            path={SAVINGS_PATH}
            file="savings-goal.csv"
            query={savingsQuery(illustration.terms)}
          />
          <SavingsProgress illustration={illustration} />
        </>
      )}
    </div>
  );
}
