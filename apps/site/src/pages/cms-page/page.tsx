import { useLoaderData } from 'react-router';
import { PageView } from '#src/features/cms-pages/cms-page-view.tsx';
import { ProductView } from '#src/features/products/product-view.tsx';
import type { CmsRouteData } from './loader.server.ts';

export function Page() {
  const data = useLoaderData<CmsRouteData>();
  return data.kind === 'product' ? (
    <ProductView key={data.product.slug} {...data} />
  ) : (
    <PageView key={data.page.slug} {...data} />
  );
}
