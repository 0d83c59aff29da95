import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import type { OfferedRate } from '#src/features/products/offered-rate.ts';
import { usePercentInText } from '#src/features/rates/published/use-percent.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { SectionProps } from './home-data.ts';
import type { ProductGroup, TeasedProduct } from './product-groups.server.ts';
import { sectionId } from './section.ts';

const ICONS = { simpanan: 'piggy-bank', pinjaman: 'hand-coins' } as const satisfies Record<
  ProductGroup['type'],
  string
>;

/** Savings and loans, each with its advertised rate. */
export function Products({ data: { home, products }, tone }: SectionProps) {
  const { eyebrow, title } = home.products;
  const t = useTranslations('home');
  return (
    <SectionBand id={sectionId('products')} tone={tone} eyebrow={eyebrow} title={title}>
      <div className="grid gap-6 lg:grid-cols-2">
        {products.map((group) => (
          <Group key={group.type} group={group} />
        ))}
      </div>
      <p className="mt-4 text-muted text-sm">{t('ratesNote')}</p>
    </SectionBand>
  );
}

function Group({ group: { type, products } }: { group: ProductGroup }) {
  const t = useTranslations('home');
  return (
    <div className="flex flex-col overflow-hidden rounded-card border border-line bg-card">
      <div className="flex items-center gap-4 px-5 py-4 sm:px-8">
        <span className="flex size-12 flex-none items-center justify-center rounded-field bg-primary-soft text-primary">
          <Icon name={ICONS[type]} />
        </span>
        <h3 className="text-xl">{t(type)}</h3>
      </div>
      <ul className="flex-1 lg:grid lg:auto-rows-fr">
        {products.map((product) => (
          <li
            key={product.slug}
            className="group relative grid grid-cols-[1fr_auto] content-center items-center gap-x-5 border-line border-t px-5 py-3.5 hover:bg-primary-soft sm:min-h-24 sm:px-8 lg:content-start lg:items-start lg:py-5"
          >
            <Name product={product} />
            {product.rate && <Rate rate={product.rate} />}
            {product.fact && <Fact {...product.fact} lang={languageOf(product)} />}
            {product.converted && <Converted {...product.converted} />}
          </li>
        ))}
      </ul>
      <p className="border-line border-t px-5 py-3 sm:px-8">
        <SiteLink to={`/${type}`} className="text-link">
          {t(`all.${type}`)}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      </p>
    </div>
  );
}

function Name({ product }: { product: TeasedProduct }) {
  const lang = languageOf(product);
  return (
    <div>
      <h4 className="font-semibold text-lg leading-snug tracking-tight">
        <SiteLink to={`/${product.slug}`} lang={lang} className="card-link group-hover:text-primary">
          {product.title}
        </SiteLink>
      </h4>
      <p lang={lang} className="mt-1 text-muted leading-snug max-sm:hidden">
        {product.tagline}
      </p>
    </div>
  );
}

function Fact({ label, value, lang }: NonNullable<TeasedProduct['fact']> & { lang: string | undefined }) {
  return (
    <p lang={lang} className="flex max-w-36 flex-col-reverse text-right text-muted text-sm leading-snug">
      <span>{label}</span>{' '}
      <span className="font-bold text-lg text-primary tabular-nums leading-tight tracking-tight">
        {value}
      </span>
    </p>
  );
}

/** The rate of a flat loan that can be compared with others. */
function Converted({ percent, years }: NonNullable<TeasedProduct['converted']>) {
  const t = useTranslations('home');
  const inPercent = usePercentInText();
  return (
    <p className="col-span-2 mt-1 text-muted text-sm leading-snug">
      {t('comparable', { percent: inPercent(percent), years })}
    </p>
  );
}

function Rate({ rate: { bound, percent, system, fixedYears } }: { rate: OfferedRate }) {
  const t = useTranslations('home');
  const tFigures = useTranslations('figures');
  const inPercent = usePercentInText();
  return (
    <p className="col-start-2 row-start-1 max-w-36 sm:max-w-72 text-right text-muted text-sm leading-snug">
      {bound !== 'fixed' && t(bound)}{' '}
      <span className="font-bold text-primary text-xl tabular-nums leading-tight tracking-tight sm:text-2xl">
        {inPercent(percent)}
      </span>{' '}
      <span className="block">
        {t('perYear')}
        {fixedYears !== null && `, ${t('fixed', { years: fixedYears })}`}
        {system && ` · ${tFigures(`systems.${system}`)}`}
      </span>
    </p>
  );
}
