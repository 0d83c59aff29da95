import type { LendingRatesSummary } from '@beranda/contract';
import { useTranslations } from 'use-intl';
import { useDay } from '#src/widgets/date-text/use-day.ts';
import { languageOf } from '#src/widgets/language-of.ts';
import { usePercent } from '#src/widgets/published-rates/use-percent.ts';
import { TableFrame } from '#src/widgets/table/table-frame.tsx';

/** Each segment's rate at each announcement; a segment that one of them did not have shows a dash there. */
export function History({ history }: { history: LendingRatesSummary[] }) {
  const t = useTranslations('publishedRates.lending');
  const percent = usePercent();
  const day = useDay('short');
  const segments = new Map(
    history.flatMap(({ rates }) => rates.map((row) => [row.segment, languageOf(row)])),
  );
  return (
    <TableFrame label={t('historyTable')}>
      <table className="data-table">
        <caption>{t('perYear')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('segment')}</th>
            {history.map(({ slug, validFrom }) => (
              <th key={slug} scope="col" className="numeric">
                <time dateTime={validFrom}>{day(validFrom)}</time>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...segments].map(([segment, lang]) => (
            <tr key={segment}>
              <th scope="row" lang={lang}>
                {segment}
              </th>
              {history.map(({ rates, slug }) => {
                const found = rates.find((row) => row.segment === segment);
                return (
                  <td key={slug} className="numeric">
                    {found ? percent(found.rate) : '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
