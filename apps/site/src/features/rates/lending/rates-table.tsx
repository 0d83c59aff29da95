import type { LendingRatesSummary } from '@beranda/contract';
import { languageOf } from '#src/components/language-of.ts';
import { TableFrame } from '#src/components/table/table-frame.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { usePercent } from '../published/use-percent.ts';

const PARTS = ['costOfFunds', 'overhead', 'margin'] as const;

/** Rates of one announcement and their components; the rate comes first. */
export function RatesTable({ rates }: { rates: LendingRatesSummary['rates'] }) {
  const t = useTranslations('publishedRates.lending');
  const percent = usePercent();
  return (
    <TableFrame label={t('table')}>
      <table className="data-table stacked-table">
        <caption>{t('perYear')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('segment')}</th>
            <th scope="col" className="numeric">
              {t('rate')}
            </th>
            {PARTS.map((part) => (
              <th key={part} scope="col" className="numeric">
                {t(part)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.map((row) => (
            <tr key={row.segment}>
              <th scope="row" lang={languageOf(row)}>
                {row.segment}
              </th>
              <td className="numeric font-bold text-lg" data-label={t('rate')}>
                {percent(row.rate)}
              </td>
              {PARTS.map((part) => (
                <td key={part} className="numeric text-muted" data-label={t(part)}>
                  {percent(row[part])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
