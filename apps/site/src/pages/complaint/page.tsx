import type { ComplaintReportSummary } from '@beranda/contract';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import { PageHeader } from '#src/widgets/page-header/page-header.tsx';
import { Appeal } from './appeal.tsx';
import { Deadlines } from './deadlines.tsx';
import { Process } from './process.tsx';
import { SettlementReport } from './settlement-report.tsx';
import { Ways } from './ways.tsx';

export type ComplaintData = {
  /** The year that is shown, the latest unless another was asked for. */
  report: ComplaintReportSummary | null;
  years: number[];
  isYearAsked: boolean;
};

export function Page() {
  const { isYearAsked, report, years } = useLoaderData<ComplaintData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('complaint');
  const isOlderYear = isYearAsked && report && report.year !== years[0];
  return (
    <>
      <PageHead
        title={isOlderYear ? t('reportTable', { year: String(report.year) }) : t('title')}
        description={t('description', { bankName: settings.bankName })}
        canonicalQuery={isOlderYear ? `?year=${report.year}` : ''}
      />
      <PageHeader
        crumbs={[
          { text: t('aboutUs'), url: '/about-us' },
          { text: t('title'), url: '/about-us/complaint' },
        ]}
        title={t('title')}
        lead={t('lead')}
      />
      <Ways />
      <Process />
      <Deadlines />
      <Appeal />
      <SettlementReport report={report} years={years} />
    </>
  );
}
