import { SiteLink } from '#src/app/site-link.tsx';
import { Change } from '#src/components/table/change.tsx';
import { TableFrame } from '#src/components/table/table-frame.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { CurrencyFlag } from '../currency-flag.tsx';
import { RateTime, useRateTime } from '../rate-time.tsx';
import type { RateRowWithStaleness } from '../stale-rates.ts';
import { useRateFigure } from '../use-rate-figure.ts';
import type { ExchangeRatePageData } from './exchange-rate-data.ts';
import { useSelectionUrl } from './rate-links.ts';

/** Rates of one type. A time that all of them have in common is stated once, above them. */
export function RatesTable({ data }: { data: ExchangeRatePageData }) {
  const t = useTranslations('exchangeRate');
  const tRates = useTranslations('rates');
  const timeOf = useRateTime();
  const figure = useRateFigure(data.fractionDigits);
  const urlOf = useSelectionUrl(data);
  const [time, ...otherTimes] = new Set(
    data.rows.flatMap(({ validFrom, publishedAt }) => [timeOf(validFrom), timeOf(publishedAt)]),
  );
  const isOneTime = otherTimes.length === 0 && !data.rows.some(({ isStale }) => isStale);
  const caption = tRates('caption', { type: tRates(`types.${data.selection.type}`) });
  return (
    <TableFrame label={caption}>
      <table className="data-table rates-table">
        <caption>
          {caption}
          {isOneTime && time && (
            <span className="block font-normal text-muted text-sm">{tRates('updated', { time })}</span>
          )}
        </caption>
        <thead>
          <tr>
            <th scope="col">{tRates('currency')}</th>
            <th scope="col" className="numeric">
              {tRates('buy')}
            </th>
            <th scope="col" className="numeric">
              {tRates('sell')}
            </th>
            <th scope="col" className="numeric">
              {tRates('change')}
            </th>
            {!isOneTime && (
              <th scope="col" className="numeric">
                {t('updatedAt')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <tr key={row.code}>
              <th scope="row">
                <CurrencyName row={row} url={urlOf({ currency: row.code }, 'history')} />
              </th>
              <td className="rate-buy numeric font-semibold">{figure(row.buy)}</td>
              <td className="rate-sell numeric font-semibold">{figure(row.sell)}</td>
              <td className="rate-change numeric">
                {row.change === null ? '–' : <Change value={row.change} />}
              </td>
              {!isOneTime && (
                <td className="rate-time numeric text-muted text-sm">
                  {row.isStale && <span className="badge badge-warning mr-2">{tRates('stale')}</span>}
                  <RateTime time={row.publishedAt} />
                  {timeOf(row.validFrom) !== timeOf(row.publishedAt) && (
                    <span className="block">
                      {t('validFrom')} <RateTime time={row.validFrom} />
                    </span>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** Links to the currency's history. */
function CurrencyName({ row, url }: { row: RateRowWithStaleness; url: string }) {
  const t = useTranslations('exchangeRate');
  const tRates = useTranslations('rates');
  return (
    <span className="flex items-center gap-3">
      <CurrencyFlag name={row.flag} />
      <span className="rate-currency">
        <SiteLink to={url} title={t('historyOf', { currency: row.code })} className="rate-link">
          {row.code} <span className="rate-name">{row.name}</span>
        </SiteLink>
        {row.unit > 1 && (
          <span className="rate-unit">
            {' '}
            <span className="max-md:sr-only">{tRates('unit', { unit: row.unit })}</span>
            <span aria-hidden="true" className="md:hidden">
              {tRates('unitShort', { unit: row.unit })}
            </span>
          </span>
        )}
      </span>
    </span>
  );
}
