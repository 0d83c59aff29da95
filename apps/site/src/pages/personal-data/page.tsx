import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import type { PageForm } from '#src/content/loader-types.ts';
import { FormPage } from '#src/features/forms/form-page.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

const STEPS = ['ask', 'verify', 'answer'] as const;
const RIGHTS = ['access', 'correction', 'erasure', 'withdrawal', 'objection'] as const;
const KNOW = ['identity', 'proxy', 'law', 'free'] as const;

export function Page() {
  const form = useLoaderData<PageForm>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('personalData');
  return (
    <FormPage
      url="/about-us/personal-data"
      eyebrow={t('eyebrow')}
      title={t('title')}
      lead={t('lead')}
      description={t('description', { bankName: settings.bankName })}
      stepsTitle={t('stepsTitle')}
      steps={STEPS.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))}
      lists={[
        { title: t('rightsTitle'), items: RIGHTS.map((one) => t(`rights.${one}`)) },
        { title: t('knowTitle'), items: KNOW.map((one) => t(`know.${one}`)) },
      ]}
      formTitle={t('formTitle')}
      form={form}
    />
  );
}
