import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { Appeal } from '#src/features/complaints/appeal.tsx';
import { ComplaintChannels } from '#src/features/complaints/complaint-channels.tsx';
import { complaintQuery } from '#src/features/complaints/complaint-query.ts';
import { Deadlines } from '#src/features/complaints/deadlines.tsx';
import { LazySettlementReport } from '#src/features/complaints/lazy-settlement-report.ts';
import { Process } from '#src/features/complaints/process.tsx';
import { UrgentNotice } from '#src/features/forms/urgent-notice.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { ComplaintForm } from './complaint-form.tsx';
import type { ComplaintData } from './loader.server.ts';

export function Page() {
  const { form, report, years } = useLoaderData<ComplaintData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('complaint');
  const isOlderYear = report && report.year !== years[0];
  return (
    <>
      <PageHead
        title={isOlderYear ? t('reportTable', { year: String(report.year) }) : t('title')}
        description={t('description', { bankName: settings.bankName })}
        canonicalQuery={complaintQuery.canonical({ year: isOlderYear ? String(report.year) : null })}
      />
      <PageHeader
        crumbs={[{ text: t('title'), url: '/about-us/complaint' }]}
        title={t('title')}
        lead={t('lead')}
      />
      <div className="container-page mt-6">
        <UrgentNotice />
      </div>
      <ComplaintChannels />
      <ComplaintForm form={form} />
      <Process facts={form.facts} />
      <Deadlines facts={form.facts} />
      <Appeal />
      <Suspense>
        <LazySettlementReport report={report} years={years} />
      </Suspense>
    </>
  );
}
