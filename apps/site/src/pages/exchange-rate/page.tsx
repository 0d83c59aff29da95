import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { ConverterBand } from '#src/features/rates/exchange/converter-band.tsx';
import { CurrentRates } from '#src/features/rates/exchange/current-rates.tsx';
import type { ExchangeRatePageData } from '#src/features/rates/exchange/exchange-rate-data.ts';
import { ExchangeRateHistory } from '#src/features/rates/exchange/exchange-rate-history.tsx';
import { RatesJsonLd } from '#src/features/rates/exchange/rates-json-ld.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

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
          <ExchangeRateHistory data={data} />
        </>
      ) : (
        <div className="container-page pb-section">
          <EmptyState title={t('empty')} text={t('emptyText')} />
        </div>
      )}
    </>
  );
}
