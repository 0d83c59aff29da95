import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import type { PageForm } from '#src/content/loader-types.ts';
import { FormPage } from '#src/features/forms/form-page.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

const STEPS = ['ask', 'call', 'meet', 'plan'] as const;
const WHO = ['size', 'age', 'customer'] as const;
const PREPARE = ['records', 'permits', 'question'] as const;

export function Page() {
  const form = useLoaderData<PageForm>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('businessConsultation');
  return (
    <FormPage
      url="/business-consultation/business-consultation"
      eyebrow={t('eyebrow')}
      title={t('title')}
      lead={t('lead')}
      description={t('description', { bankName: settings.bankName })}
      stepsTitle={t('stepsTitle')}
      steps={STEPS.map((step) => ({
        title: t(`steps.${step}.title`, form.facts),
        text: t(`steps.${step}.text`, form.facts),
      }))}
      lists={[
        { title: t('whoTitle'), items: WHO.map((one) => t(`who.${one}`, form.facts)) },
        { title: t('prepareTitle'), items: PREPARE.map((one) => t(`prepare.${one}`)) },
      ]}
      warning={t('neverSend')}
      formTitle={t('formTitle')}
      form={form}
      drawing={<Illustration name="consultation" />}
    />
  );
}
