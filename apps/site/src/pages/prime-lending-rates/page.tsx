import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { useDateText } from '#src/components/date-text/use-date-text.ts';
import { DocumentLink } from '#src/components/document-link/document-link.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { Icon } from '#src/components/icon.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { LendingRateHistory } from '#src/features/rates/lending/lending-rate-history.tsx';
import { RateBreakdown } from '#src/features/rates/lending/rate-breakdown.tsx';
import { RatesTable } from '#src/features/rates/lending/rates-table.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { PrimeLendingRatesData } from './loader.server.ts';

const EXPLAINED = ['sum', 'costOfFunds', 'overhead', 'margin', 'risk', 'flat'] as const;

export function Page() {
  const { current, history } = useLoaderData<PrimeLendingRatesData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('publishedRates');
  const day = useDateText();
  return (
    <>
      <PageHead
        title={t('lending.title')}
        description={t('lending.description', { bankName: settings.bankName })}
      />
      <PageHeader
        crumbs={[{ text: t('lending.title'), url: '/about-us/prime-lending-rates' }]}
        title={t('lending.title')}
        lead={t('lending.lead')}
      />
      {current ? (
        <>
          <section className="container-page mt-10 mb-section">
            <div className="mb-6 flex flex-wrap items-baseline justify-between gap-4">
              <h2 className="text-2xl">{t('lending.since', { date: day(current.validFrom) })}</h2>
              {current.file && <DocumentLink file={current.file} />}
            </div>
            <RatesTable rates={current.rates} />
            {settings.isDemonstration && <p className="mt-4 text-muted text-sm">{t('demonstration')}</p>}
          </section>
          <SectionBand tone="surface-alt" title={t('lending.explained')}>
            <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
              <ul className="max-w-text list-disc space-y-3 pl-5">
                {EXPLAINED.map((part) => (
                  <li key={part}>{t(`lending.parts.${part}`)}</li>
                ))}
              </ul>
              {current.rates[0] && <RateBreakdown row={current.rates[0]} />}
            </div>
            <SiteLink to="/calculators/loan" className="button button-primary mt-8">
              {t('lending.calculator')}
              <Icon name="arrow-right" size={18} />
            </SiteLink>
          </SectionBand>
          {history.length > 1 && (
            <SectionBand title={t('lending.history')}>
              <LendingRateHistory history={history} />
            </SectionBand>
          )}
        </>
      ) : (
        <div className="container-page pb-section">
          <EmptyState title={t('lending.empty')} text={t('lending.emptyText')} />
        </div>
      )}
    </>
  );
}
