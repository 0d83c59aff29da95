import { useLoaderData } from 'react-router';
import type { Item, ListedItem } from '#src/content/items.ts';
import type { ShownBlock, ShownCalculator } from '#src/widgets/blocks/shown-blocks.ts';
import type { DepositGuarantee } from '#src/widgets/published-rates/guarantee.server.ts';
import type { SidebarData } from '#src/widgets/sidebar-list/sidebar-data.ts';
import { PageView } from './page-view.tsx';
import { ProductView } from './product-view.tsx';

export type ProductPageData = {
  kind: 'product';
  product: Omit<Item<'products'>, 'blocks' | 'calculator'>;
  calculator: ShownCalculator | null;
  /** Up to what rate deposits are covered; null for what is no deposit, and where it is not known. */
  guarantee: (DepositGuarantee & { isExceeded: boolean }) | null;
  blocks: ShownBlock[];
  others: ListedItem<'products'>[];
  isPreview: boolean;
};

export type PutTogetherPageData = {
  kind: 'page';
  page: Omit<Item<'pages'>, 'blocks'>;
  blocks: ShownBlock[];
  isPreview: boolean;
  sidebar?: SidebarData;
};

export type GenericPageData = ProductPageData | PutTogetherPageData;

export function Page() {
  const data = useLoaderData<GenericPageData>();
  return data.kind === 'product' ? (
    <ProductView key={data.product.slug} {...data} />
  ) : (
    <PageView key={data.page.slug} {...data} />
  );
}
