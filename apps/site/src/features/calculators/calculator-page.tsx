import { calculatorKinds } from '@beranda/contract';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { dataKeyOf } from '#src/app/data-key.ts';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { CalculatorPageData } from './calculator-loader.server.ts';
import { calculatorPath, SHORT_NAMES } from './calculator-path.ts';
import type { ResolvedCalculator } from './calculator-settings.server.ts';
import { LazyCalculator } from './lazy-calculator.tsx';
import { NextStep } from './next-step.tsx';
import { ProductTermsNote } from './product-terms-note.tsx';
import { PromotionNote } from './promotion-note.tsx';
import { hasTieredProducts, isOwnRateChosen } from './tiered-products.ts';
import { useVariant } from './use-variant.ts';

/** The name of the text below the title: it mentions a choice of products only where there is one. */
export function leadOf(calculator: ResolvedCalculator) {
  if (calculator.kind === 'savings-goal' && !hasTieredProducts(calculator)) return 'savings.leadOwnRate';
  return `${SHORT_NAMES[calculator.kind]}.lead` as const;
}

/** The page of a calculator. */
export function CalculatorPage() {
  const data = useLoaderData<CalculatorPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('calculators');
  const own = useTranslations('calculatorPages');
  const { kind } = data.calculator;
  const name = SHORT_NAMES[kind];
  const title = t(`${name}.title`);
  return (
    <>
      <PageHead title={title} description={own(`${name}.description`, { bankName: settings.bankName })} />
      <PageHeader
        crumbs={[{ text: title, url: calculatorPath(kind) }]}
        title={title}
        lead={own(leadOf(data.calculator))}
      >
        <nav aria-label={t('others')}>
          <ul className="tab-list w-fit">
            {calculatorKinds.map((one) => (
              <li key={one} className="flex-none">
                <SiteLink
                  to={calculatorPath(one)}
                  className="tab tab-link max-sm:px-2"
                  aria-current={one === kind ? 'page' : undefined}
                >
                  {t(`names.${one}`)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeader>
      <div className="container-page pb-section">
        <Calculation data={data} />
      </div>
    </>
  );
}

/** The calculator, whose terms it uses, and the way to apply for the product that is selected in it. */
export function Calculation({ data }: { data: CalculatorPageData }) {
  const { calculator, input, product, products } = data;
  const { variant, onVariantChange } = useVariant(data, data.variant);
  const about = product ?? products[variant] ?? null;
  return (
    <>
      {product && !isOwnRateChosen(calculator, variant) && <ProductTermsNote {...product} />}
      <PromotionNote product={about} />
      <Suspense>
        <LazyCalculator
          key={dataKeyOf(data)}
          calculator={calculator}
          input={input}
          isAddressCurrent
          onVariantChange={onVariantChange}
        />
      </Suspense>
      <NextStep kind={calculator.kind} product={about} />
    </>
  );
}
