import { LANGUAGES } from '@beranda/contract';
import { SiteLink } from '#src/app/site-link.tsx';
import { TableFrame } from '#src/components/table/table-frame.tsx';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { ReturnFigure } from '../return-figure.tsx';
import { RiskScale } from '../risk-scale.tsx';
import { SparklineDrawing } from '../sparkline-drawing.tsx';
import { type FundWithStaleness, RETURN_PERIODS } from '../summary.ts';
import { UnitValue } from '../unit-value.tsx';
import { nabAddressOf, type View } from './nab-query.ts';
import { SORT_OF_RETURN } from './sort-funds.ts';
import { SortHeading } from './sort-heading.tsx';

/** All funds with latest values and returns; columns are sortable. On narrow screens each fund is a card. */
export function FundsTable({
  rows,
  view,
  selectedSlug,
  hasDates,
}: {
  rows: FundWithStaleness[];
  view: View;
  selectedSlug: string;
  /** Whether the values are of different days. */
  hasDates: boolean;
}) {
  const t = useTranslations('nab');
  return (
    <TableFrame label={t('table')}>
      <table className="data-table funds-table">
        <caption className="sr-only">{t('table')}</caption>
        <thead>
          <tr>
            <SortHeading view={view} sort="name" text={t('column.name')} />
            <SortHeading view={view} sort="value" text={t('column.value')} isNumeric />
            {hasDates && <SortHeading view={view} sort="date" text={t('column.date')} isNumeric />}
            {RETURN_PERIODS.map((period) => (
              <SortHeading
                key={period}
                view={view}
                sort={SORT_OF_RETURN[period]}
                text={t(`column.${period}`)}
                isNumeric
              />
            ))}
            <th scope="col">{t('column.line')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.slug}
              row={row}
              view={view}
              isSelected={row.slug === selectedSlug}
              hasDate={hasDates}
            />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

type RowProps = { row: FundWithStaleness; view: View; isSelected: boolean; hasDate: boolean };

function Row({ row, view, isSelected, hasDate }: RowProps) {
  const t = useTranslations('funds');
  const tNab = useTranslations('nab');
  const format = useFormatter();
  return (
    <tr>
      <th scope="row">
        <SiteLink
          to={`${nabAddressOf({ ...view, fund: row.slug, with: null })}#fund`}
          className="fund-name"
          aria-current={isSelected ? 'true' : undefined}
          lang={LANGUAGES[row.language].tag}
        >
          {row.name}
        </SiteLink>
        <span className="fund-traits">
          <span>{t(`kind.${row.kind}`)}</span>
          <RiskScale risk={row.risk} />
        </span>
      </th>
      {row.latest ? (
        <>
          <td className="fund-value numeric font-semibold">
            <UnitValue fund={row} />
          </td>
          {hasDate && (
            <td className="fund-date numeric text-muted text-sm">
              <time dateTime={row.latest.date}>
                {format.dateTime(new Date(row.latest.date), {
                  day: 'numeric',
                  month: 'short',
                  year: 'numeric',
                })}
              </time>
              {row.isStale && <span className="badge badge-warning mt-1 flex w-max">{t('stale')}</span>}
            </td>
          )}
        </>
      ) : (
        <td colSpan={2} className="fund-value numeric text-muted">
          {t('noValue')}
        </td>
      )}
      {RETURN_PERIODS.map((period) => (
        <td key={period} className="fund-return numeric" data-label={tNab(`column.${period}`)}>
          <ReturnFigure value={row.returns[period]} />
        </td>
      ))}
      <td className="fund-drawing">{row.sparkline && <SparklineDrawing line={row.sparkline} />}</td>
    </tr>
  );
}
