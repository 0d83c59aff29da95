import type { ReportSummary } from '@beranda/contract';
import { useDateText } from '#src/components/date-text/use-date-text.ts';
import { DocumentLink } from '#src/components/document-link/document-link.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

const BADGES = { audited: 'badge-success', reviewed: 'badge-primary', unaudited: 'badge-outline' } as const;

/** List of reports: kind, audit status, publication date and file. */
export function ReportList({
  reports,
  headingLevel = 3,
}: {
  reports: ReportSummary[];
  headingLevel?: 3 | 4;
}) {
  const t = useTranslations('reports');
  const day = useDateText();
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
      {reports.map((report) => (
        <li
          key={report.slug}
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-5 sm:px-6"
        >
          <div className="min-w-0 flex-[1_1_26rem]">
            <Heading lang={languageOf(report)} className="font-bold text-lg leading-snug tracking-tight">
              {report.title}
            </Heading>
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-muted text-sm">
              <span className={`badge ${BADGES[report.auditStatus]}`}>
                {t(`status.${report.auditStatus}`)}
              </span>
              <span>{t('position', { date: day(report.positionDate) })}</span>
              <span>{t('publishedOn', { date: day(report.publishedOn) })}</span>
            </p>
          </div>
          {report.file ? (
            <div className="sm:w-30">
              <DocumentLink file={report.file} text={t('download')} about={report} />
            </div>
          ) : (
            <p className="text-muted text-sm">{t('noFile')}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
