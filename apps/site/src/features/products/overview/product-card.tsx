import { SiteLink } from '#src/app/site-link.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { Picture } from '#src/components/picture.tsx';
import { Poster } from '#src/components/poster/poster.tsx';
import type { OverviewProduct } from './overview-data.ts';

const MAX_FACTS = 3;

type ProductCardProps = { product: OverviewProduct; className: string };

/** A product with its picture, promise and main figures. */
export function ProductCard({ product, className }: ProductCardProps) {
  const { slug, title, tagline, cover, facts } = product;
  const lang = languageOf(product);
  const shape = 'aspect-[16/10] w-full sm:aspect-[16/9] sm:max-lg:group-[:last-child:nth-child(odd)]:w-1/2';
  return (
    <li
      className={`card product-card group relative overflow-hidden max-lg:flex max-lg:flex-col sm:max-lg:last:odd:col-span-2 sm:max-lg:last:odd:flex-row ${className}`}
    >
      {cover ? (
        <Picture
          picture={cover}
          sizes="(min-width: 1024px) 590px, (min-width: 640px) 46vw, 92vw"
          className={shape}
        />
      ) : (
        <Poster slug={slug} className={shape} />
      )}
      <div className="product-card-text p-6 max-lg:flex max-lg:flex-1 max-lg:flex-col">
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
