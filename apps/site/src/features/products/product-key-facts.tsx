import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { usePercentInText } from '#src/features/rates/published/use-percent.ts';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { ProductPageData } from './product-data.ts';

type ProductKeyFactsProps = {
  facts: ProductPageData['product']['facts'];
  lang: string;
  isDeposit: boolean;
  guarantee: ProductPageData['guarantee'];
};

/** Key facts; for deposits including the deposit guarantee, as required by law. */
export function ProductKeyFacts({ facts, lang, isDeposit, guarantee }: ProductKeyFactsProps) {
  const t = useTranslations('products');
  return (
    <div className="container-page relative z-raised -mt-16 lg:-mt-20 print:mt-4">
      {facts.length > 0 && (
        <section aria-label={t('facts')} className="card overflow-hidden shadow-float print:shadow-none">
          <dl lang={lang} className="-mr-px -mb-px grid sm:grid-cols-2 lg:grid-cols-4">
            {facts.map(({ label, value }) => (
              <div key={label} className="border-line border-r border-b px-6 py-5 lg:py-7">
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="mt-1 text-pretty font-bold text-lg leading-snug tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {isDeposit && <Guarantee guarantee={guarantee} />}
    </div>
  );
}

function Guarantee({ guarantee }: Pick<ProductKeyFactsProps, 'guarantee'>) {
  const percent = usePercentInText();
  const format = useFormatter();
  const t = useTranslations('products');
  const { licenceStatement, depositGuarantee } = useRequiredRootData().settings;
  return (
    <section aria-label={t('guaranteed')} className="mt-6 flex gap-3 text-sm">
      <Icon name="shield" size={20} className="mt-0.5 flex-none text-primary" />
      <div className="max-w-3xl space-y-1">
        <p>
          {licenceStatement} {depositGuarantee.note}
          {guarantee && (
            <>
              {' '}
              {t('guaranteedUpTo', {
                percent: percent(guarantee.percent),
                date: format.dateTime(new Date(guarantee.until), { dateStyle: 'long' }),
              })}
              {guarantee.isExample && ` ${t('exampleFigure')}`}
              {guarantee.isExceeded && ` ${t('aboveGuaranteed')}`}
            </>
          )}
        </p>
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          <a href={depositGuarantee.url} className="link" rel="noopener noreferrer">
            {depositGuarantee.linkText}
          </a>
          {guarantee && (
            <SiteLink to="/about-us/deposit-guarantee-rates" className="link">
              {t('guaranteedRates')}
            </SiteLink>
          )}
        </p>
      </div>
    </section>
  );
}
