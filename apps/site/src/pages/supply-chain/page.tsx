import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { Icon } from '#src/components/icon.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import type { PageForm } from '#src/content/loader-types.ts';
import { RequestPage } from '#src/features/forms/request-page.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

const TYPES = [
  ['supplier', 'package'],
  ['distributor', 'truck'],
] as const;
const STEPS = ['apply', 'check', 'decide', 'draw'] as const;
const WHO = ['entity', 'relation', 'principal'] as const;
const PREPARE = ['legal', 'contract', 'statements'] as const;

export function Page() {
  const form = useLoaderData<PageForm>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('supplyChain');
  return (
    <RequestPage
      url="/pembiayaan-supply-chain"
      eyebrow={t('eyebrow')}
      title={t('title')}
      lead={t('lead')}
      description={t('description', { bankName: settings.bankName })}
      stepsTitle={t('stepsTitle')}
      steps={STEPS.map((step) => ({
        title: t(`steps.${step}.title`),
        text: t(`steps.${step}.text`, form.facts),
      }))}
      lists={[
        { title: t('whoTitle'), items: WHO.map((one) => t(`who.${one}`, form.facts)) },
        { title: t('prepareTitle'), items: PREPARE.map((one) => t(`prepare.${one}`)) },
      ]}
      warning={t('neverSend')}
      formTitle={t('formTitle')}
      form={form}
    >
      <SectionBand title={t('typesTitle')}>
        <ul className="grid gap-6 md:grid-cols-2">
          {TYPES.map(([type, icon]) => (
            <li key={type} className="card p-8">
              <Icon name={icon} size={32} className="text-primary" />
              <h3 className="mt-4 text-xl">{t(`types.${type}.title`)}</h3>
              <p className="mt-2 text-muted">{t(`types.${type}.text`)}</p>
            </li>
          ))}
        </ul>
      </SectionBand>
    </RequestPage>
  );
}
