import type { LendingRatesSummary } from '@beranda/contract';
import { useDateText } from '#src/components/date-text/use-date-text.ts';
import { languageOf } from '#src/components/language-of.ts';
import { TableFrame } from '#src/components/table/table-frame.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { usePercent } from '../published/use-percent.ts';

/** Rates per segment and announcement; missing ones are a dash. */
export function LendingRateHistory({ history }: { history: LendingRatesSummary[] }) {
  const t = useTranslations('publishedRates.lending');
  const percent = usePercent();
  const day = useDateText('short');
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
