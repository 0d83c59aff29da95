import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Visitor } from '#src/content/loading.ts';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import { ContactSection } from '#src/widgets/contact-form/contact-section.tsx';
import { PageHeader } from '#src/widgets/page-header/page-header.tsx';

export type ContactUsPageData = Visitor;

export function Page() {
  const visitor = useLoaderData<ContactUsPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('contact');
  return (
    <>
      <PageHead title={t('title')} description={t('description', { bankName: settings.bankName })} />
      <PageHeader
        crumbs={[{ text: t('title'), url: '/about-us/contact-us' }]}
        title={t('title')}
        lead={t('lead')}
      />
      <div className="container-page pb-24">
        <ContactSection visitor={visitor} />
      </div>
    </>
  );
}
