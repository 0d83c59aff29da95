import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import type { PageForm } from '#src/content/loader-types.ts';
import { PointList } from '#src/features/blocks/point-list.tsx';
import { FormPage } from '#src/features/forms/form-page.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

const TYPES = [
  ['distributor', 'truck'],
  ['supplier', 'package'],
] as const;
const STEPS = ['apply', 'check', 'decide', 'draw'] as const;
const WHO = ['entity', 'relation', 'principal'] as const;
const PREPARE = ['legal', 'contract', 'statements'] as const;

export function Page() {
  const form = useLoaderData<PageForm>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('supplyChain');
  return (
    <FormPage
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
        <div className="@container">
          <PointList
            points={TYPES.map(([type, icon]) => ({
              icon,
              title: t(`types.${type}.title`),
              text: t(`types.${type}.text`),
            }))}
          />
        </div>
      </SectionBand>
    </FormPage>
  );
}
