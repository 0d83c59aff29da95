import type { ComplaintReportSummary } from '@beranda/contract';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { DocumentLink } from '#src/components/document-link/document-link.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { TableFrame } from '#src/components/table/table-frame.tsx';
import { Tags } from '#src/components/tags/tags.tsx';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { complaintQuery, SETTLEMENT_ID } from './complaint-query.ts';
import { COUNTS, shareInTime, totalOf } from './settlement-counts.ts';

type SettlementReportProps = { report: ComplaintReportSummary | null; years: number[] };

const addressOf = (year: number) => `${complaintQuery.url({ year: String(year) })}#${SETTLEMENT_ID}`;

/** Settlement report of one year, with links to the other years. */
export function SettlementReport({ report, years }: SettlementReportProps) {
  const { isDemonstration } = useRequiredRootData().settings;
  const t = useTranslations('complaint');
  return (
    <SectionBand id={SETTLEMENT_ID} title={t('reports')} lead={report ? t('reportsLead') : t('noReports')}>
      {years.length > 1 && report && (
        <div className="mb-8">
          <Tags
            label={t('year')}
            current={addressOf(report.year)}
            tags={years.map((year) => ({ text: String(year), url: addressOf(year) }))}
          />
        </div>
      )}
      {report && (
        <div>
          <Figures report={report} />
          <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
            {report.file && <DocumentLink file={report.file} text={t('download')} about={report} />}
            {isDemonstration && <p className="text-muted text-sm">{t('demonstration')}</p>}
          </div>
        </div>
      )}
    </SectionBand>
  );
}

function Figures({ report }: { report: ComplaintReportSummary }) {
  const t = useTranslations('complaint');
  const format = useFormatter();
  const total = totalOf(report.rows);
  const share = shareInTime(total);
  const label = t('reportTable', { year: String(report.year) });
  return (
    <>
      {share !== null && (
        <p className="mb-4 font-bold text-xl">
          {t('share', { share: format.number(share, { style: 'percent', maximumFractionDigits: 1 }) })}
        </p>
      )}
      <TableFrame label={label}>
        <table className="data-table stacked-table">
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t('category')}</th>
              {COUNTS.map((name) => (
                <th key={name} scope="col" className="numeric">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.rows.map((row) => (
              <tr key={row.category}>
                <th scope="row">{t(`categoryOf.${row.category}`)}</th>
                {COUNTS.map((name) => (
                  <td key={name} className="numeric" data-label={t(name)}>
                    {format.number(row[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              {COUNTS.map((name) => (
                <td key={name} className="numeric" data-label={t(name)}>
                  {format.number(total[name])}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </TableFrame>
    </>
  );
}
