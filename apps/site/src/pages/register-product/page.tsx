import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { RequestPage } from '#src/features/forms/request-page.tsx';
import { registerQuery } from '#src/features/products/register/register-query.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { RegisterProductPageData } from './loader.server.ts';

const STEPS = ['choose', 'call', 'verify', 'done'] as const;
const WHO = ['citizen', 'business', 'minor'] as const;
const PREPARE = ['identity', 'tax', 'loan', 'neverSend'] as const;

export function Page() {
  const { form, chosen } = useLoaderData<RegisterProductPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('registerProduct');
  return (
    <RequestPage
      key={chosen?.value}
      url={registerQuery.path}
      eyebrow={t('eyebrow')}
      title={chosen ? t('titleOf', { product: chosen.label }) : t('title')}
      lead={t('lead')}
      description={t('description', { bankName: settings.bankName })}
      stepsTitle={t('stepsTitle')}
      steps={STEPS.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))}
      lists={[
        { title: t('whoTitle'), items: WHO.map((one) => t(`who.${one}`)) },
        { title: t('prepareTitle'), items: PREPARE.map((one) => t(`prepare.${one}`)) },
      ]}
      formTitle={t('formTitle')}
      defaults={chosen ? { product: chosen.value } : {}}
      form={form}
    />
  );
}
