import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { CaseStatusForm } from '#src/features/complaints/status/case-status-form.tsx';
import { CaseStatusResult } from '#src/features/complaints/status/case-status-result.tsx';
import { HeadOfficeContact } from '#src/features/forms/head-office-contact.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { CaseStatusPageData } from './loader.server.ts';

export function Page() {
  const { query, isOverdue } = useLoaderData<CaseStatusPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('caseStatus');
  return (
    <>
      <PageHead title={t('title')} description={t('description', { bankName: settings.bankName })} />
      <PageHeader
        crumbs={[
          { text: t('complaints'), url: '/about-us/complaint' },
          { text: t('title'), url: '/about-us/complaint/status' },
        ]}
        title={t('title')}
        lead={t('lead')}
      />
      <section className="container-page mt-6 mb-section grid items-start gap-10 lg:grid-cols-[minmax(0,720px)_1fr] lg:gap-16">
        <div>
          {query && <CaseStatusResult query={query} isOverdue={isOverdue} />}
          <CaseStatusForm query={query} />
        </div>
        <HeadOfficeContact headOffice={settings.headOffice} />
      </section>
    </>
  );
}
