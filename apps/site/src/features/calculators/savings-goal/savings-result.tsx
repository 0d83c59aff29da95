import { useTranslations } from 'use-intl';
import { StackedChart } from '#src/components/chart/stacked-chart.tsx';
import { FigureList } from '../figure-list.tsx';
import { useFigures } from '../use-figures.ts';
import type { SavingsIllustration } from './savings-illustration.ts';

const MONTHS_IN_YEAR = 12;
/** Up to three years a bar is a month, otherwise a year. */
const MAX_MONTHS_IN_CHART = 36;

/** Savings result: monthly deposit, totals and growth chart. */
export function SavingsResult({ illustration }: { illustration: SavingsIllustration }) {
  const t = useTranslations('calculators');
  const { rupiah, percentCompact } = useFigures();
  const { monthly, paidIn, interest, balance, tax, taxedFrom, terms } = illustration;
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
  const { rupiah, rupiahCompact } = useFigures();
  const isByMonth = illustration.progress.length <= MAX_MONTHS_IN_CHART;
  const rows = isByMonth ? illustration.progress : illustration.years;
  const parts = [t('savings.paidIn'), t('savings.interestPart')];
  return (
    <StackedChart
      title={t(isByMonth ? 'savings.chartByMonth' : 'savings.chartByYear')}
      text={t('savings.chartText')}
      parts={parts}
      bars={rows.map(({ month, paidIn, interest }) => {
        const number = isByMonth ? month : month / MONTHS_IN_YEAR;
        const time = tFigures(isByMonth ? 'monthNumber' : 'yearNumber', { number });
        return {
          label: String(number),
          description: `${time}: ${parts[0]} ${rupiah(paidIn)}, ${parts[1]} ${rupiah(interest)}`,
          values: [paidIn, interest],
        };
      })}
      formatTick={rupiahCompact}
    />
  );
}
