import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { registerQuery } from '#src/features/products/register/register-query.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { CalculatorKind } from './definition.ts';
import type { ProductLink } from './product-terms-note.tsx';

/** The products to which a calculation applies if it is of none in particular. */
const OVERVIEWS = {
  loan: '/pinjaman',
  'savings-goal': '/simpanan',
  'time-deposit': '/simpanan',
} as const satisfies Record<CalculatorKind, string>;

type NextStepProps = { kind: CalculatorKind; product: ProductLink | null };

/** After a calculation: links to the application form with the product chosen, and to the product's page. */
export function NextStep({ kind, product }: NextStepProps) {
  const t = useTranslations('nextStep');
  const chosen = product ? product.url.slice(1) : null;
  const isOffered = !product || product.isInForms;
  return (
    <section className="card mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 p-6 sm:p-8 print:hidden">
      <div className="min-w-0 max-w-text flex-1 basis-96">
        <h2 className="text-2xl">{t('title')}</h2>
        <p className="mt-2 text-muted">{t('text')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 sm:flex-none">
        {isOffered && (
          <SiteLink to={registerQuery.url({ product: chosen })} className="button button-primary">
            {t(`apply.${kind}`)}
            <Icon name="arrow-right" size={18} />
          </SiteLink>
        )}
        {product ? (
          <SiteLink to={product.url} lang={languageOf(product)} className="text-link">
            {product.text}
            <Icon name="arrow-right" size={18} />
          </SiteLink>
        ) : (
          <SiteLink to={OVERVIEWS[kind]} className="text-link">
            {t(`compare.${kind}`)}
            <Icon name="arrow-right" size={18} />
          </SiteLink>
        )}
      </div>
    </section>
  );
}
