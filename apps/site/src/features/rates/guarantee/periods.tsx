import type { GuaranteeRatesSummary } from '@beranda/contract';
import { useDateText } from '#src/components/date-text/use-date-text.ts';
import { TableFrame } from '#src/components/table/table-frame.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { usePercent } from '../published/use-percent.ts';

type PeriodsProps = { periods: readonly GuaranteeRatesSummary[]; current: GuaranteeRatesSummary | null };

/** All guarantee periods; the current one is marked. */
export function Periods({ current, periods }: PeriodsProps) {
  const t = useTranslations('publishedRates.guarantee');
  const percent = usePercent();
  const day = useDateText('short');
  return (
    <TableFrame label={t('table')}>
      <table className="data-table stacked-table">
        <thead>
          <tr>
            <th scope="col">{t('columnPeriod')}</th>
            <th scope="col" className="numeric whitespace-normal">
              {t('rupiah')}
            </th>
            <th scope="col" className="numeric whitespace-normal">
              {t('foreign')}
            </th>
            <th scope="col" className="numeric whitespace-normal">
              {t('rural')}
            </th>
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.slug}>
              <th scope="row" className="md:whitespace-nowrap">
                {t('period', { from: day(period.validFrom), to: day(period.validTo) })}
                {(period.slug === current?.slug || period.isExample) && (
                  <span className="mt-1 flex flex-wrap gap-1 lg:mt-0 lg:ml-3 lg:inline-flex lg:flex-nowrap">
                    {period.slug === current?.slug && (
                      <span className="badge badge-success">{t('current')}</span>
                    )}
                    {period.isExample && <span className="badge badge-outline">{t('example')}</span>}
                  </span>
                )}
              </th>
              <td className="numeric" data-label={t('rupiah')}>
                {percent(period.rupiah)}
              </td>
              <td className="numeric" data-label={t('foreign')}>
                {percent(period.foreign)}
              </td>
              <td className="numeric" data-label={t('rural')}>
                {percent(period.rural)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
