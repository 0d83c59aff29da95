import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import type { LineChartData } from '#src/widgets/chart/line-chart.tsx';
import { EmptyState } from '#src/widgets/empty-state.tsx';
import { PageHeader } from '#src/widgets/page-header/page-header.tsx';
import type { AgedRateRow } from '#src/widgets/rates/aged-rates.ts';
import type { TypedConversion } from './conversion.ts';
import { ConverterBand } from './converter-band.tsx';
import { CurrentRates } from './current-rates.tsx';
import { History } from './history.tsx';
import { RatesJsonLd } from './rates-json-ld.tsx';
import type { JudgedSelection } from './selection.ts';

export type ExchangeRatePageData = {
  selection: JudgedSelection;
  /** The rates of the chosen type. */
  rows: AgedRateRow[];
  /** Digits after the decimal point that all rates are shown with. */
  fractionDigits: number;
  /** Null where the chosen currency has no rate in the chosen time. */
  chart: LineChartData | null;
  /** False while the history cannot be had. */
  isHistoryAvailable: boolean;
  /** What the fields of the converter hold at first. */
  typed: TypedConversion;
  disclaimer: string;
};

const EXCHANGE_RATE_PATH = '/exchange-rate';

export function Page() {
  const data = useLoaderData<ExchangeRatePageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('exchangeRate');
  const tRates = useTranslations('rates');
  const hasRates = data.rows.length > 0;
  return (
    <>
      <PageHead title={t('title')} description={t('description', { bankName: settings.bankName })} />
      <RatesJsonLd rows={data.rows} />
      <PageHeader
        crumbs={[{ text: t('title'), url: EXCHANGE_RATE_PATH }]}
        title={t('title')}
        lead={t('lead')}
      >
        {hasRates && (
          <div className="flex flex-wrap gap-3">
            <a href="#converter" className="button button-primary">
              {tRates('toConverter')}
            </a>
            <a href="#history" className="button button-quiet">
              {t('toHistory')}
            </a>
          </div>
        )}
      </PageHeader>
      <CurrentRates data={data} />
      {hasRates ? (
        <>
          <ConverterBand data={data} />
          <History data={data} />
        </>
      ) : (
        <div className="container-page pb-24">
          <EmptyState title={t('empty')} text={t('emptyText')} />
        </div>
      )}
    </>
  );
}
