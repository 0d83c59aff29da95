import type { ProductType } from '@beranda/contract';
import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { FormPage } from '#src/features/forms/form-page.tsx';
import { registerQuery } from '#src/features/products/register/register-query.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { RegisterProductPageData } from './loader.server.ts';

const STEPS = ['choose', 'call', 'verify', 'done'] as const;

/** What to prepare, by type of the chosen product. */
const PREPARE = {
  simpanan: ['identity', 'tax', 'business'],
  pinjaman: ['card', 'tax', 'business', 'loan'],
  wealth: ['card', 'tax', 'business', 'risk'],
} as const satisfies Record<ProductType, readonly string[]>;
const PREPARE_ANY = ['identity', 'tax', 'business', 'loan'] as const;

/** Who can apply, by type of the chosen product. */
const WHO = {
  simpanan: ['citizen', 'foreigner', 'business', 'minor'],
  pinjaman: ['citizen', 'loan', 'business'],
  wealth: ['citizen', 'business'],
} as const satisfies Record<ProductType, readonly string[]>;
const WHO_ANY = ['citizen', 'loan', 'foreigner', 'business', 'minor'] as const;

export function Page() {
  const { form, chosen, type } = useLoaderData<RegisterProductPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('registerProduct');
  return (
    <FormPage
      key={chosen?.value}
      url={registerQuery.path}
      eyebrow={t('eyebrow')}
      title={chosen ? t('titleOf', { product: chosen.label }) : t('title')}
      lead={t('lead')}
      description={t('description', { bankName: settings.bankName })}
      stepsTitle={t('stepsTitle')}
      steps={STEPS.map((step) => {
        const texts = step === 'done' && type ? (`doneOf.${type}` as const) : (`steps.${step}` as const);
        return { title: t(`${texts}.title`), text: t(`${texts}.text`, form.facts) };
      })}
      lists={[
        {
          title: t('whoTitle'),
          items: (type ? WHO[type] : WHO_ANY).map((one) => t(`who.${one}`, form.facts)),
        },
        {
          title: t('prepareTitle'),
          items: (type ? PREPARE[type] : PREPARE_ANY).map((one) => t(`prepare.${one}`)),
        },
      ]}
      warning={t('neverSend')}
      formTitle={t('formTitle')}
      defaults={chosen ? { product: chosen.value } : {}}
      form={form}
      besideAction={
        chosen && (
          <SiteLink to={`/${chosen.value}`} className="text-link">
            {t('aboutProduct', { product: chosen.label })}
          </SiteLink>
        )
      }
    />
  );
}
