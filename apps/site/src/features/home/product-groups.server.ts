import type { CalculatorsContent, HomeContent, Locale, ProductType } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import type { ListedItem } from '#src/content/items.ts';
import { type OfferedRate, offeredRate } from './offered-rate.ts';

export type TeasedProduct = Pick<ListedItem<'products'>, 'slug' | 'language' | 'title' | 'tagline'> & {
  rate: OfferedRate | null;
};

/** Products of one type side by side; never empty. */
export type ProductGroup = { type: TeasedType; products: TeasedProduct[] };

const TEASED_TYPES = ['simpanan', 'pinjaman'] as const satisfies ProductType[];
type TeasedType = (typeof TEASED_TYPES)[number];

/** As many of each type as stand there where editors have chosen none. */
const DEFAULT_COUNT = 4;

type Listed = ListedItem<'products'>;

/** Those that editors have chosen, in their order; without any, the first. What is not published is not among them. */
function selectProducts(products: Listed[], chosen: readonly string[]): Listed[] {
  if (chosen.length === 0) return products.slice(0, DEFAULT_COUNT);
  return chosen.flatMap((slug) => products.find((product) => product.slug === slug) ?? []);
}

/** The savings and the loans that the home page teases. */
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
    const products = selectProducts(lists?.[index] ?? [], chosen).map((product) => ({
      slug: product.slug,
      language: product.language,
      title: product.title,
      tagline: product.tagline,
      rate: offeredRate(product, calculators),
    }));
    return products.length > 0 ? { type, products } : [];
  });
}
