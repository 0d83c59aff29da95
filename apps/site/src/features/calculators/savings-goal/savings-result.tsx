import { useTranslations } from '#src/i18n/use-translations.ts';
import { AmountsChart } from '../amounts-chart.tsx';
import { FigureList } from '../figure-list.tsx';
import { chartSteps } from '../schedule.ts';
import { useFigures } from '../use-figures.ts';
import type { SavingsIllustration } from './savings.ts';
import { isRateStated, savings } from './savings.ts';

/** Savings result: monthly deposit, totals and growth chart. */
export function SavingsResult({ illustration }: { illustration: SavingsIllustration }) {
  const t = useTranslations('calculators');
  const { rupiah, percent, percentCompact } = useFigures();
  const { monthly, paidIn, interest, balance, tax, taxedFrom, terms, rates } = illustration;
  const isByBalance = typeof terms.annualRatePercent !== 'number';
  return (
    <>
      <div>
        <p>{t('savings.monthly')}</p>
        <p className="main-figure">{rupiah(monthly)}</p>
        {monthly === 0 && <p className="mt-2">{t('savings.alreadyThere')}</p>}
      </div>
      <FigureList
        figures={[
          [t('savings.initial'), rupiah(terms.initial)],
          [t('savings.deposits'), rupiah(paidIn - terms.initial)],
          [t('savings.interest'), rupiah(interest)],
          [t('savings.balance'), rupiah(balance)],
        ]}
      />
      {isByBalance && (
        <div className="space-y-2">
          <p className="text-sm">{t('savings.rates')}</p>
          <FigureList
            figures={rates.map(({ from, annualRatePercent }) => [
              t('savings.rateFrom', { month: from }),
              isRateStated(illustration, from) ? percent(annualRatePercent) : t('savings.notStated'),
            ])}
          />
        </div>
      )}
      <p className="text-sm">
        {tax.percent === 0
          ? t('savings.untaxed')
          : t(taxedFrom === undefined ? 'savings.notTaxed' : 'savings.taxed', {
              tax: percentCompact(tax.percent),
              amount: rupiah(tax.freeUpTo),
            })}
      </p>
      <SavingsChart illustration={illustration} />
    </>
  );
}

function SavingsChart({ illustration }: { illustration: SavingsIllustration }) {
  const t = useTranslations('calculators');
  const tFigures = useTranslations('figures');
  const { by, rows } = chartSteps(savings.schedule.steps(illustration));
  return (
    <AmountsChart
      title={t(by === 'month' ? 'savings.chartByMonth' : 'savings.chartByYear')}
      text={t('savings.chartText')}
      parts={[t('savings.paidIn'), t('savings.interestPart')]}
      bars={rows.map(({ number, paidIn, interest }) => ({
        number,
        name: tFigures(by === 'month' ? 'monthNumber' : 'yearNumber', { number }),
        amounts: [paidIn, interest],
      }))}
    />
  );
}
