import type { OverviewProduct } from './overview-data.ts';
import { ProductCard } from './product-card.tsx';

const PER_ROW = 3;

/** Number of first cards that share a row of two, so that no row of three has a gap. */
export function wideCards(count: number): number {
  const rest = count % PER_ROW;
  if (rest === 0) return 0;
  return rest === 2 ? 2 : Math.min(count, 4);
}

/** All products of a type. */
export function ProductGrid({ products }: { products: readonly OverviewProduct[] }) {
  const wide = wideCards(products.length);
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-6">
      {products.map((product, index) => (
        <ProductCard
          key={product.slug}
          product={product}
          className={index < wide ? 'lg:col-span-3' : 'lg:col-span-2'}
        />
      ))}
    </ul>
  );
}
