import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { Icon } from '#src/components/icon.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import type { PageForm } from '#src/content/loader-types.ts';
import { FormSection } from '#src/features/forms/form-section.tsx';
import { Steps } from '#src/features/forms/steps.tsx';
import { UrgentNotice } from '#src/features/forms/urgent-notice.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { OtherPages } from './other-pages.tsx';

const STEPS = ['ticket', 'read', 'answer'] as const;

export function Page() {
  const form = useLoaderData<PageForm>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('contact');
  return (
    <>
      <PageHead title={t('title')} description={t('description', { bankName: settings.bankName })} />
      <PageHeader
        crumbs={[{ text: t('title'), url: '/about-us/contact-us' }]}
        title={t('title')}
        lead={t('lead')}
        narrowLink={
          <a href="#message" className="button button-primary">
            {t('toForm')}
            <Icon name="arrow-right" size={18} />
          </a>
        }
      />
      <div className="container-page mt-6 space-y-10 pb-section">
        <UrgentNotice />
        <OtherPages />
        <div id="message">
          <FormSection form={form} />
        </div>
      </div>
      <Steps
        title={t('next')}
        steps={STEPS.map((step) => ({ title: t(`step.${step}`), text: t(`step.${step}Text`, form.facts) }))}
      />
    </>
  );
}
