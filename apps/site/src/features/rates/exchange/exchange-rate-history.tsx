import { useSiteConfig } from '#src/app/site-config.tsx';
import { LineChart } from '#src/components/chart/line-chart.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { Icon } from '#src/components/icon.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { LinkTabs } from '#src/components/tabs/link-tabs.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { ExchangeRatePageData } from './exchange-rate-data.ts';
import { exchangeRateQuery, HISTORY_DAYS } from './exchange-rate-query.ts';
import { useLinkedConversion, useSelectionUrl } from './rate-links.ts';

/** Rate history: chart, figures, download. */
export function ExchangeRateHistory({ data }: { data: ExchangeRatePageData }) {
  const t = useTranslations('exchangeRate');
  const tRates = useTranslations('rates');
  const locale = useSiteLocale();
  const { apiUrl } = useSiteConfig();
  const { selection, rows, chart, isHistoryAvailable } = data;
  const { type, days } = selection;
  const urlOf = useSelectionUrl(data);
  const row = rows.find(({ code }) => code === selection.currency);
  if (!row) return null;
  const csv = new URLSearchParams({ rateType: type, days });
  return (
    <SectionBand id="history" title={t('history')}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <CurrencyChoice data={data} />
        <LinkTabs
          label={t('period')}
          tabs={HISTORY_DAYS.map((each) => ({
            url: urlOf({ days: each }, 'history'),
            text: each === '365' ? t('oneYear') : t('days', { days: Number(each) }),
            isCurrent: each === days,
          }))}
        />
      </div>
      {chart ? (
        <div className="card p-5 sm:p-8">
          <LineChart
            data={{
              ...chart,
              series: chart.series.map((series, index) => ({
                ...series,
                name: index === 0 ? tRates('buy') : tRates('sell'),
              })),
            }}
            caption={t('historyCaption', {
              type: tRates(`types.${type}`),
              currency: row.code,
              unit: row.unit,
              days,
            })}
          />
          <a
            href={`${apiUrl}/${locale}/v2/exchange-rates/${row.code}/history.csv?${csv}`}
            className="text-link mt-5"
            download
          >
            <Icon name="download" size={18} />
            {t('download')}
          </a>
        </div>
      ) : (
        <EmptyState
          title={t(isHistoryAvailable ? 'noHistory' : 'historyAway')}
          text={isHistoryAvailable ? t('noHistoryText', { currency: row.code }) : t('historyAwayText')}
        />
      )}
    </SectionBand>
  );
}

/** Currency selection as a GET form; works without JavaScript. */
function CurrencyChoice({ data }: { data: ExchangeRatePageData }) {
  const t = useTranslations('exchangeRate');
  const tRates = useTranslations('rates');
  const locale = useSiteLocale();
  const { selection, rows } = data;
  const others = new URLSearchParams(
    exchangeRateQuery.text({ type: selection.type, days: selection.days, ...useLinkedConversion() }),
  );
  return (
    <form
      method="get"
      action={`${inLocale('/exchange-rate', locale)}#history`}
      className="flex flex-wrap items-end gap-3"
    >
      {[...others].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="min-w-0">
        <label htmlFor="history-currency" className="label">
          {tRates('currency')}
        </label>
        <select
          key={selection.currency}
          id="history-currency"
          name="currency"
          defaultValue={selection.currency ?? undefined}
          className="field mt-2"
        >
          {rows.map(({ code, name }) => (
            <option key={code} value={code}>
              {code} – {name}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button button-quiet min-h-13">
        {t('show')}
      </button>
    </form>
  );
}
