import type { Picture as PictureData } from '@beranda/contract';
import { SiteLink } from '#src/app/site-link.tsx';
import { Breadcrumbs } from '#src/components/breadcrumbs.tsx';
import { Icon } from '#src/components/icon.tsx';
import { KawungField } from '#src/components/kawung.tsx';
import { Picture } from '#src/components/picture.tsx';
import { Poster } from '#src/components/poster/poster.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { ProductPageData } from './product-data.ts';

type ProductHeroProps = {
  product: ProductPageData['product'];
  lang: string;
  /** Fragment id of the calculator; null without one. */
  calculatorId: string | null;
  action: { text: string; url: string } | null;
};

/** Header of a product page: name, promise, main action. */
export function ProductHero({ product, lang, calculatorId, action }: ProductHeroProps) {
  const t = useTranslations('products');
  const { slug, title, tagline, summary, type, cover } = product;
  return (
    <header className="on-dark relative isolate overflow-hidden bg-dark text-on-dark print:bg-transparent print:text-foreground">
      <KawungField size={150} slug={slug} className="absolute inset-0 -z-20 text-on-dark/8" />
      <div className="hero-glow absolute inset-0 -z-20" />
      <div className="container-page pt-7 pb-28 lg:pb-36">
        <Breadcrumbs
          crumbs={[
            { text: t(`types.${type}`), url: `/${type}` },
            { text: title, url: `/${slug}`, lang },
          ]}
          lang={lang}
        />
        <div className="mt-10 grid items-center gap-10 md:grid-cols-[1.15fr_1fr] lg:gap-16">
          <div>
            {/* On phones the breadcrumbs just above end with it. */}
            <p className="eyebrow max-sm:hidden">{t(`types.${type}`)}</p>
            <div lang={lang}>
              <h1 className="mt-3 text-title">{title}</h1>
              <p className="mt-4 font-semibold text-accent-bright text-xl sm:text-2xl">{tagline}</p>
              <p className="mt-5 max-w-xl text-muted-on-dark text-lg">{summary}</p>
            </div>
            <div className="mt-8 flex flex-wrap gap-3 print:hidden">
              {action && (
                <SiteLink to={action.url} className="button button-accent" lang={lang}>
                  {action.text}
                  <Icon name="arrow-right" size={18} />
                </SiteLink>
              )}
              {calculatorId && (
                <a href={`#${calculatorId}`} className="button button-outline">
                  <Icon name="calculator" size={20} />
                  {t('calculate')}
                </a>
              )}
            </div>
          </div>
          <Cover cover={cover} slug={slug} />
        </div>
      </div>
    </header>
  );
}

function Cover({ cover, slug }: { cover: PictureData | null; slug: string }) {
  const shape =
    'aspect-[16/10] w-full rounded-card outline outline-on-dark/15 -outline-offset-1 print:hidden';
  if (!cover) return <Poster slug={slug} className={shape} />;
  return (
    <Picture
      picture={cover}
      sizes="(min-width: 1024px) 520px, (min-width: 768px) 42vw, 92vw"
      className={shape}
      isPriority
    />
  );
}
