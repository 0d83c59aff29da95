import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { CurrencyFlag } from '#src/features/rates/currency-flag.tsx';
import { RateTime } from '#src/features/rates/rate-time.tsx';
import { useRateFigure } from '#src/features/rates/use-rate-figure.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { type RateFigures, UnitNote } from './rates-card.tsx';

/** Today's main rates in the hero. */
export function HeroRates({ list }: { list: NonNullable<RateFigures['highlighted']> }) {
  const t = useTranslations('rates');
  const { rows, fractionDigits, isOfToday, isStale, updatedAt } = list;
  const figure = useRateFigure(fractionDigits);
  return (
    <div className="rounded-[24px] bg-card p-5 text-foreground shadow-float sm:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">{t(isOfToday ? 'today' : 'latest')}</h2>
        <p className="text-muted text-sm">
          {isStale && <span className="badge badge-warning mr-2">{t('stale')}</span>}
          <RateTime time={updatedAt} />
        </p>
      </div>
      <table className="rates-at-a-glance mt-2 w-full sm:mt-3">
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
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.code} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-2 sm:py-3 text-left font-semibold text-lg">
                <span className="flex items-center gap-3">
                  <CurrencyFlag name={row.flag} />
                  <span className="flex flex-wrap items-baseline gap-x-2 sm:flex-nowrap sm:gap-x-3">
                    {row.code}
                    {row.unit === 1 ? (
                      <span className="font-normal text-muted text-sm max-sm:hidden lg:max-xl:hidden">
                        {row.name}
                      </span>
                    ) : (
                      <UnitNote unit={row.unit} />
                    )}
                  </span>
                </span>
              </th>
              <td className="numeric py-2 sm:py-3 font-semibold text-lg" data-label={t('buy')}>
                {figure(row.buy)}
              </td>
              <td
                className="numeric py-2 min-[18rem]:pl-4 sm:py-3 font-semibold text-lg"
                data-label={t('sell')}
              >
                {figure(row.sell)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-2">
        <SiteLink to="/exchange-rate" className="text-link">
          {t('allRates')}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
        <SiteLink to="/exchange-rate#converter" className="text-link">
          {t('toConverter')}
          <Icon name="swap" size={18} />
        </SiteLink>
      </div>
    </div>
  );
}
