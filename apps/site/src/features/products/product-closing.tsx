import { SiteLink } from '#src/app/site-link.tsx';
import { DocumentLink } from '#src/components/document-link/document-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { Picture } from '#src/components/picture.tsx';
import { Poster } from '#src/components/poster/poster.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { ProductPageData } from './product-data.ts';

type Product = ProductPageData['product'];

type SummaryAndDisclaimerProps = {
  product: Product;
  lang: string;
  /** Arranges the two cards. */
  className: string;
};

/** Statutory product summary and disclaimer. */
export function SummaryAndDisclaimer({ product, lang, className }: SummaryAndDisclaimerProps) {
  const t = useTranslations('products');
  const { document, disclaimer } = product;
  if (!document && !disclaimer) return null;
  return (
    <section className={`grid grid-cols-1 gap-6 ${className}`}>
      {document && (
        <div className="card p-6 sm:p-8">
          <h2 className="text-xl">{t('document')}</h2>
          <p className="mt-2 mb-4 text-muted">{t('documentText')}</p>
          <DocumentLink file={document} />
        </div>
      )}
      {disclaimer && (
        <div className="card p-6 sm:p-8">
          <h2 className="text-xl">{t('disclaimer')}</h2>
          <p className="mt-2 text-muted" lang={lang}>
            {disclaimer}
          </p>
        </div>
      )}
    </section>
  );
}

type ProductCallToActionProps = {
  type: Product['type'];
  action: { text: string; url: string } | null;
  registerUrl: string | null;
  lang: string;
};

/** Closing call to action, and the registration form if the action leads elsewhere. */
export function ProductCallToAction({ type, action, registerUrl, lang }: ProductCallToActionProps) {
  const t = useTranslations('products');
  if (!action && !registerUrl) return null;
  return (
    <SectionBand tone="primary">
      <div className="flex flex-col items-start gap-8 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 className="text-section">{t('ready')}</h2>
          <p className="mt-4 max-w-text text-lg text-on-dark/85">{t(`readyText.${type}`)}</p>
        </div>
        <div className="flex flex-none flex-wrap gap-3 print:hidden">
          {action && (
            <SiteLink to={action.url} className="button button-accent" lang={lang}>
              {action.text}
              <Icon name="arrow-right" size={18} />
            </SiteLink>
          )}
          <SiteLink to={registerUrl ?? '/about-us/contact-us'} className="button button-outline">
            {t(registerUrl ? 'register' : 'ask')}
          </SiteLink>
        </div>
      </div>
    </SectionBand>
  );
}

/** Links to other products, and to the overview of the product's type. */
export function OtherProducts({
  type,
  others,
}: {
  type: Product['type'];
  others: ProductPageData['others'];
}) {
  const t = useTranslations('products');
  if (others.length === 0) return null;
  return (
    <SectionBand
      title={t('others')}
      action={
        <SiteLink to={`/${type}`} className="text-link">
          {t(`compareType.${type}`)}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      }
    >
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((other) => (
          <OtherProduct key={other.slug} product={other} />
        ))}
      </ul>
    </SectionBand>
  );
}

/** A card with the picture of the product. The last of an odd number is as wide as two. */
function OtherProduct({ product }: { product: ProductPageData['others'][number] }) {
  const t = useTranslations('products');
  const { slug, title, tagline, type, cover } = product;
  const lang = languageOf(product);
  const shape = 'aspect-[16/9] w-full sm:max-lg:group-[:last-child:nth-child(odd)]:w-1/2';
  return (
    <li className="card group flex flex-col overflow-hidden sm:max-lg:last:odd:col-span-2 sm:max-lg:last:odd:flex-row">
      {cover ? (
        <Picture
          picture={cover}
          sizes="(min-width: 1024px) 380px, (min-width: 640px) 46vw, 92vw"
          className={shape}
        />
      ) : (
        <Poster slug={slug} className={shape} />
      )}
      <div className="flex-1 p-6">
        <p className="eyebrow">{t(`types.${type}`)}</p>
        <h3 className="mt-2 text-xl" lang={lang}>
          <SiteLink to={`/${slug}`} className="card-link group-hover:text-primary">
            {title}
          </SiteLink>
        </h3>
        <p className="mt-2 text-muted" lang={lang}>
          {tagline}
        </p>
      </div>
    </li>
  );
}
