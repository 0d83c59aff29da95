import type { GuaranteeRatesSummary } from '@beranda/contract';
import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { useDateText } from '#src/components/date-text/use-date-text.ts';
import { EmptyState } from '#src/components/empty-state.tsx';
import { Icon } from '#src/components/icon.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { Periods } from '#src/features/rates/guarantee/periods.tsx';
import { usePercent } from '#src/features/rates/published/use-percent.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { DepositGuaranteeRatesData } from './loader.server.ts';

const RATES = ['rupiah', 'foreign', 'rural'] as const;
const CONDITIONS = ['recorded', 'rate', 'fraud'] as const;

export function Page() {
  const { current, periods } = useLoaderData<DepositGuaranteeRatesData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('publishedRates');
  const { note, url } = settings.depositGuarantee;
  return (
    <>
      <PageHead
        title={t('guarantee.title')}
        description={t('guarantee.description', { bankName: settings.bankName })}
      />
      <PageHeader
        crumbs={[{ text: t('guarantee.title'), url: '/about-us/deposit-guarantee-rates' }]}
        title={t('guarantee.title')}
        lead={t('guarantee.lead')}
      />
      <div className="container-page mt-10 mb-section">
        {current && <Current rates={current} />}
        {!current && periods.length > 0 && (
          <Notice kind="warning" title={t('guarantee.noneTitle')}>
            {t('guarantee.none')}
          </Notice>
        )}
        {periods.length === 0 && <EmptyState title={t('guarantee.empty')} text={t('guarantee.emptyText')} />}
        {periods.some(({ isExample }) => isExample) && (
          <p className="mt-4 max-w-text text-muted text-sm">{t('guarantee.exampleText')}</p>
        )}
      </div>
      <SectionBand tone="surface-alt" title={t('guarantee.conditions')}>
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16">
          <ul className="max-w-text space-y-3">
            {CONDITIONS.map((condition) => (
              <li key={condition} className="flex gap-3">
                <Icon name="check" size={20} className="mt-1 flex-none text-primary" />
                {t(`guarantee.condition.${condition}`)}
              </li>
            ))}
          </ul>
          <div className="card p-6">
            <p className="text-lg">{note}</p>
            <a href={url} rel="noopener noreferrer" className="text-link mt-4">
              {t('guarantee.official')}
              <Icon name="arrow-up-right" size={18} />
            </a>
          </div>
        </div>
      </SectionBand>
      {periods.length > 0 && (
        <SectionBand title={t('guarantee.history')}>
          <Periods periods={periods} current={current} />
        </SectionBand>
      )}
    </>
  );
}

function Current({ rates }: { rates: GuaranteeRatesSummary }) {
  const t = useTranslations('publishedRates.guarantee');
  const percent = usePercent();
  const day = useDateText();
  return (
    <section>
      <h2 className="text-2xl">{t('period', { from: day(rates.validFrom), to: day(rates.validTo) })}</h2>
      <p className="mt-3 flex flex-wrap gap-2">
        <span className="badge badge-success">{t('current')}</span>
        {rates.isExample && <span className="badge badge-outline">{t('example')}</span>}
      </p>
      <dl className="mt-6 grid gap-6 sm:grid-cols-3">
        {RATES.map((name) => (
          <div key={name} className="card flex flex-col-reverse justify-end p-6">
            <dt className="mt-2 text-balance text-muted">{t(name)}</dt>
            <dd>
              <span className="font-bold text-section tracking-title tabular-nums">
                {percent(rates[name])}
              </span>{' '}
              <span className="whitespace-nowrap text-muted text-sm sm:max-lg:block">{t('perYear')}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
