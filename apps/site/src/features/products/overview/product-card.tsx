import { SiteLink } from '#src/app/site-link.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { Picture } from '#src/components/picture.tsx';
import { Poster } from '#src/components/poster/poster.tsx';
import type { OverviewProduct } from './overview-data.ts';

const MAX_FACTS = 3;

type ProductCardProps = {
  product: OverviewProduct;
  /** Picture beside the text on tablets, for a card alone in its row. */
  isAlone: boolean;
  className: string;
};

const LAYOUT = {
  card: 'max-sm:flex max-sm:flex-col',
  text: 'max-sm:flex max-sm:flex-1 max-sm:flex-col',
  picture: 'aspect-[16/10] w-full sm:aspect-[16/9]',
  sizes: '(min-width: 1024px) 590px, (min-width: 640px) 46vw, 92vw',
};
const LAYOUT_ALONE = {
  card: 'max-lg:flex max-sm:flex-col sm:max-lg:col-span-2 sm:max-lg:items-center',
  text: 'max-lg:flex max-lg:flex-1 max-lg:flex-col',
  picture:
    'aspect-[16/10] w-full sm:aspect-[16/9] sm:max-lg:ml-6 sm:max-lg:aspect-[4/3] sm:max-lg:w-[46%] sm:max-lg:rounded-field',
  // The picture is wider than the part that is shown.
  sizes: '(min-width: 1024px) 590px, (min-width: 640px) 62vw, 92vw',
};

/** A product with its picture, promise and main figures. */
export function ProductCard({ product, isAlone, className }: ProductCardProps) {
  const { slug, title, tagline, cover, facts } = product;
  const lang = languageOf(product);
  const layout = isAlone ? LAYOUT_ALONE : LAYOUT;
  return (
    <li className={`card product-card group relative overflow-hidden ${layout.card} ${className}`}>
      {cover ? (
        <Picture picture={cover} sizes={layout.sizes} className={layout.picture} />
      ) : (
        <Poster slug={slug} className={layout.picture} />
      )}
      <div className={`product-card-text p-6 ${layout.text}`}>
        <div className="mb-5">
          <h3 className="text-xl leading-snug">
            <SiteLink to={`/${slug}`} lang={lang} className="card-link group-hover:text-primary">
              {title}
            </SiteLink>
          </h3>
          <p lang={lang} className="mt-2 text-muted">
            {tagline}
          </p>
        </div>
        {facts.length > 0 && (
          <dl lang={lang} className="mt-auto divide-y divide-line border-line border-t">
            {facts.slice(0, MAX_FACTS).map(({ label, value, note }) => (
              <div
                key={label}
                className="grid grid-cols-[auto_auto] justify-between gap-x-4 py-2.5 last:pb-0"
              >
                <dt className="text-muted text-sm leading-6">{label}</dt>
                <dd className="text-balance text-right font-semibold tabular-nums leading-6">{value}</dd>
                {note && (
                  <dd className="col-span-full w-0 min-w-full text-right text-muted text-sm leading-snug">
                    {note}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}
