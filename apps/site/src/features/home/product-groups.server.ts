import type { CalculatorsContent, HomeContent, Locale, ProductType } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import type { ListedItem } from '#src/content/items.ts';
import {
  type ComparableRate,
  comparableRate,
  type OfferedRate,
  offeredRate,
} from '#src/features/products/offered-rate.ts';

export type TeasedProduct = Pick<ListedItem<'products'>, 'slug' | 'language' | 'title' | 'tagline'> & {
  rate: OfferedRate | null;
  /** Instead of a rate, where the product has none. */
  fact: ListedItem<'products'>['facts'][number] | null;
  /** Only for a flat loan: its rate on the balance owed. */
  converted: { percent: number; years: number } | null;
};

/** Products of one type; never empty. */
export type ProductGroup = { type: TeasedType; products: TeasedProduct[] };

const TEASED_TYPES = ['simpanan', 'pinjaman'] as const satisfies ProductType[];
type TeasedType = (typeof TEASED_TYPES)[number];

/** Number of products per type if editors selected none. */
const DEFAULT_COUNT = 4;

type Listed = ListedItem<'products'>;

/** The products selected by editors, in their order, without unpublished ones; by default the first. */
function selectProducts(products: readonly Listed[], chosen: readonly string[]): Listed[] {
  if (chosen.length === 0) return products.slice(0, DEFAULT_COUNT);
  return chosen.flatMap((slug) => products.find((product) => product.slug === slug) ?? []);
}

const convertedRate = (comparable: ComparableRate | null): TeasedProduct['converted'] =>
  comparable?.years ? { percent: comparable.percent, years: comparable.years } : null;

/** The savings and loans on the home page. */
export async function productGroups(
  content: Content,
  locale: Locale,
  { chosen }: HomeContent['products'],
  calculators: CalculatorsContent | null,
): Promise<ProductGroup[]> {
  const lists = await content.ifAvailable(
    Promise.all(TEASED_TYPES.map((type) => content.allItems('products', locale, { where: { type } }))),
  );
  return TEASED_TYPES.flatMap((type, index) => {
    const products = selectProducts(lists?.[index] ?? [], chosen).map((product) => {
      const rate = offeredRate(product, calculators);
      return {
        slug: product.slug,
        language: product.language,
        title: product.title,
        tagline: product.tagline,
        rate,
        fact: rate ? null : (product.facts[0] ?? null),
        converted: convertedRate(comparableRate(product, calculators)),
      };
    });
    return products.length > 0 ? { type, products } : [];
  });
}
