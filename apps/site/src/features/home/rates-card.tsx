import type { RateType } from '@beranda/contract';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { Change } from '#src/components/table/change.tsx';
import { type Tab, Tabs } from '#src/components/tabs/tabs.tsx';
import { CurrencyFlag } from '#src/features/rates/currency-flag.tsx';
import type { RateRow } from '#src/features/rates/rate-rows.ts';
import { useRateTime } from '#src/features/rates/rate-time.tsx';
import { useRateFigure } from '#src/features/rates/use-rate-figure.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

export type RateList = {
  rows: Pick<RateRow, 'code' | 'name' | 'unit' | 'flag' | 'buy' | 'sell' | 'change'>[];
  /** Common number of decimals. */
  fractionDigits: number;
  /** Earliest publication time of the rates, ISO time. */
  updatedAt: string;
  /** Whether one of them exceeds the bank's maximum age. */
  isStale: boolean;
};

export type RateFigures = {
  /** The hero's rates, and whether all of them are of today (Jakarta); null if there are none. */
  highlighted: (RateList & { isOfToday: boolean }) | null;
  /** The first rates of each type that has any. */
  types: (RateList & { type: RateType })[];
};

/** Today's rates by type, half the page wide. */
export function RatesCard({ figures }: { figures: RateFigures }) {
  const t = useTranslations('rates');
  const [first, ...others] = figures.types.map(
    ({ type, ...list }): Tab => ({
      id: `rates-${type}`,
      title: t(`types.${type}`),
      content: (
        <>
          <Rows list={list} caption={t('caption', { type: t(`types.${type}`) })} />
          <Age list={list} />
        </>
      ),
    }),
  );
  if (!first) return null;
  return (
    <div className="card flex flex-col p-5 sm:p-8">
      <Tabs
        label={t('type')}
        heading={<h3 className="text-xl">{t('ratesCard')}</h3>}
        headingLevel={4}
        tabs={[first, ...others]}
      />
      <div className="mt-auto flex sm:justify-end border-line border-t pt-5">
        <SiteLink to="/exchange-rate" className="text-link">
          {t('allRates')}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      </div>
    </div>
  );
}

function Rows({ list, caption }: { list: RateList; caption: string }) {
  const t = useTranslations('rates');
  const figure = useRateFigure(list.fractionDigits);
  return (
    <table className="rates-at-a-glance w-full">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line border-b text-muted text-sm">
          <th scope="col" className="py-2 text-left font-medium">
            {t('currency')}
          </th>
          <th scope="col" className="numeric py-2 font-medium">
            {t('buy')}
          </th>
          <th scope="col" className="numeric py-2 font-medium">
            {t('sell')}
          </th>
          <th scope="col" className="numeric py-2 font-medium max-sm:hidden">
            {t('change')}
          </th>
        </tr>
      </thead>
      <tbody>
        {list.rows.map((row) => (
          <tr key={row.code} className="border-line border-b last:border-b-0">
            <th scope="row" className="py-2.5 sm:py-3 text-left font-semibold">
              <span className="flex items-center gap-3">
                <CurrencyFlag name={row.flag} />
                <span className="flex flex-wrap items-baseline gap-x-2 sm:flex-nowrap sm:gap-x-3">
                  {row.code}
                  <UnitNote unit={row.unit} />
                </span>
              </span>
            </th>
            <td className="numeric py-2.5 sm:py-3 font-semibold" data-label={t('buy')}>
              {figure(row.buy)}
            </td>
            <td className="numeric py-2.5 min-[18rem]:pl-3 sm:py-3 font-semibold" data-label={t('sell')}>
              {figure(row.sell)}
            </td>
            <td className="numeric py-2.5 sm:py-3 pl-3 text-sm max-sm:hidden">
              {row.change === null ? '–' : <Change value={row.change} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Age({ list }: { list: RateList }) {
  const t = useTranslations('rates');
  const timeOf = useRateTime();
  return (
    <p className="py-4 text-muted text-sm">
      {t('updated', { time: timeOf(list.updatedAt) })}
      {list.isStale && <span className="badge badge-warning ml-3">{t('stale')}</span>}
    </p>
  );
}

/** States the unit if a rate is not for one unit of the currency. */
export function UnitNote({ unit }: { unit: number }) {
  const t = useTranslations('rates');
  if (unit === 1) return null;
  return <span className="whitespace-nowrap font-normal text-muted text-sm">{t('unit', { unit })}</span>;
}
