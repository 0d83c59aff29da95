import { rateTypes } from '@beranda/contract';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { Icon } from '#src/components/icon.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { LinkTabs } from '#src/components/tabs/link-tabs.tsx';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { latestOf } from '../rate-rows.ts';
import { useRateTime } from '../rate-time.tsx';
import { useRatesWithStaleness } from '../use-rates-with-staleness.ts';
import type { ExchangeRatePageData } from './exchange-rate-data.ts';
import { useSelectionUrl } from './rate-links.ts';
import { RatesTable } from './rates-table.tsx';

/** Current rates by type, with notices and disclaimers. */
export function CurrentRates({ data: sent }: { data: ExchangeRatePageData }) {
  const t = useTranslations('exchangeRate');
  const tRates = useTranslations('rates');
  const locale = useSiteLocale();
  const { apiUrl } = useSiteConfig();
  const rows = useRatesWithStaleness(sent.rows);
  const data = { ...sent, rows };
  const { selection } = data;
  const { type } = selection;
  const urlOf = useSelectionUrl(data);
  return (
    <section id="rates" aria-labelledby="rates-title" className="container-page pt-4 pb-section">
      <h2 id="rates-title" className="sr-only">
        {t('current')}
      </h2>
      <LinkTabs
        label={tRates('type')}
        tabs={rateTypes.map((each) => ({
          url: urlOf({ type: each }, 'rates'),
          text: tRates(`types.${each}`),
          isCurrent: each === type,
        }))}
      />
      <p className="mt-3 mb-6 text-muted">{t(`typeTexts.${type}`)}</p>
      {rows.length > 0 && (
        <>
          <StaleNotice rows={rows} />
          <RatesTable data={data} />
          <div className="mt-5 flex flex-wrap items-start justify-between gap-x-10 gap-y-4 text-muted text-sm">
            <div className="max-w-text space-y-1">
              <p>
                {t('sides')} {t('changeText')}
              </p>
              <p>{data.disclaimer}</p>
            </div>
            <a href={`${apiUrl}/${locale}/v2/exchange-rates.csv`} className="text-link" download>
              <Icon name="download" size={18} />
              {t('download')}
            </a>
          </div>
        </>
      )}
    </section>
  );
}

/** Notice that all or some rates are stale. */
function StaleNotice({ rows }: Pick<ExchangeRatePageData, 'rows'>) {
  const t = useTranslations('exchangeRate');
  const format = useFormatter();
  const timeOf = useRateTime();
  const stale = rows.filter(({ isStale }) => isStale);
  if (stale.length === 0) return null;
  const isAll = stale.length === rows.length;
  const latest = latestOf(stale.map(({ validFrom }) => validFrom)) ?? '';
  return (
    <div className="mb-6">
      <Notice kind="warning" title={isAll ? t('staleTitle') : undefined}>
        {isAll
          ? t('stale', { time: timeOf(latest) })
          : t('partlyStale', { currencies: format.list(stale.map(({ code }) => code)) })}
      </Notice>
    </div>
  );
}
