import { calculatorKinds } from '@beranda/contract';
import { Suspense, useCallback, useState } from 'react';
import { useLoaderData } from 'react-router';
import { dataKeyOf } from '#src/app/data-key.ts';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { CalculatorPageData } from './calculator-loader.server.ts';
import { calculatorPath, SHORT_NAMES } from './calculator-path.ts';
import { LazyCalculator } from './lazy-calculator.tsx';
import { NextStep } from './next-step.tsx';
import { ProductTermsNote } from './product-terms-note.tsx';
import { PromotionNote } from './promotion-note.tsx';

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
        lead={own(`${name}.lead`)}
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
      <div className="container-page pb-24">
        {data.product && <ProductTermsNote {...data.product} />}
        <Calculation data={data} />
      </div>
    </>
  );
}

/** The calculator, and the way to apply for the loan that is selected in it. */
function Calculation({ data }: { data: CalculatorPageData }) {
  const { calculator, input, product, products, variant } = data;
  const [selected, setSelected] = useState({ data, variant });
  const onVariantChange = useCallback((one: string) => setSelected({ data, variant: one }), [data]);
  const current = selected.data === data ? selected.variant : variant;
  const about = product ?? products[current] ?? null;
  return (
    <>
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
