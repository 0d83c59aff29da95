import { sampleOf } from '@beranda/contract/forms/form-sample';
import { publishItem, type RunningCms } from './start-content.ts';
import { type RunningSite, waitUntil } from './start-site.ts';

/** Publishes the product of the registration's sample, and waits until the form offers it. */
export async function offerSampleProduct(cms: RunningCms, site: RunningSite): Promise<void> {
  const { product } = await sampleOf('product-registration');
  await publishItem(cms, 'products', String(product).replace('simpanan/', ''), ['id']);
  await waitUntil(
    async () => (await site.get('/register-product')).text(),
    (html) => html.includes(`<option value="${product}"`),
  );
}
