import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { RequestPage } from '#src/widgets/request-page/request-page.tsx';
import { SectionBand } from '#src/widgets/section-band/section-band.tsx';
import { Tags } from '#src/widgets/tags/tags.tsx';
import type { RegisterProductPageData } from './loader.server.ts';

const PATH = '/register-product';
const STEPS = ['choose', 'call', 'verify', 'done'] as const;
const WHO = ['citizen', 'business', 'minor'] as const;
const PREPARE = ['identity', 'tax', 'loan', 'never'] as const;

export function Page() {
  const { visitor, products, chosen } = useLoaderData<RegisterProductPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('registerProduct');
  const product = products.find(({ key }) => key === chosen);
  const addressOf = (key: string | null) => `${PATH}${key === null ? '' : `?product=${key}`}#request`;
  return (
    <RequestPage
      key={chosen}
      url={PATH}
      eyebrow={t('eyebrow')}
      title={product ? t('titleOf', { product: product.name }) : t('title')}
      lead={t('lead')}
      description={t('description', { bankName: settings.bankName })}
      stepsTitle={t('stepsTitle')}
      steps={STEPS.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))}
      lists={[
        { title: t('whoTitle'), items: WHO.map((one) => t(`who.${one}`)) },
        { title: t('prepareTitle'), items: PREPARE.map((one) => t(`prepare.${one}`)) },
      ]}
      formTitle={t('formTitle')}
      defaults={{
        topicType: 'question',
        issue: 'other',
        ...(product && { notes: `${t('notes', { product: product.name })}\n` }),
      }}
      visitor={visitor}
    >
      {products.length > 0 && (
        <SectionBand title={t('productsTitle')}>
          <Tags
            label={t('productsTitle')}
            tags={[
              ...products.map(({ key, name }) => ({ text: name, url: addressOf(key) })),
              { text: t('anyProduct'), url: addressOf(null) },
            ]}
            current={addressOf(chosen)}
          />
        </SectionBand>
      )}
    </RequestPage>
  );
}
