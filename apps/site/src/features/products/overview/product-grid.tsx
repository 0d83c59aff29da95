import { wideCards } from '#src/components/card/wide-cards.ts';
import type { OverviewProduct } from './overview-data.ts';
import { ProductCard } from './product-card.tsx';

/** All products of a type. */
export function ProductGrid({ products }: { products: readonly OverviewProduct[] }) {
  const wide = wideCards(products.length);
  return (
    <ul className="product-cards grid gap-6 sm:grid-cols-2 sm:gap-y-0 lg:grid-cols-6">
      {products.map((product, index) => (
        <ProductCard
          key={product.slug}
          product={product}
          isAlone={index % 2 === 0 && index === products.length - 1}
          className={index < wide ? 'lg:col-span-3' : 'lg:col-span-2'}
        />
      ))}
    </ul>
  );
}
