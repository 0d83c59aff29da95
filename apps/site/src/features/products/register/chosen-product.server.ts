import type { LabelledChoice } from '#src/content/loader-types.ts';

/**
 * The product named by a parameter; null if missing or not offered. Older links have the last segment of its path only, which
 * is accepted if unambiguous.
 */
export function chosenProduct(
  products: readonly LabelledChoice[],
  requested: string | null,
): LabelledChoice | null {
  if (!requested) return null;
  const exact = products.find(({ value }) => value === requested);
  if (exact) return exact;
  const [found, other] = products.filter(({ value }) => value.endsWith(`/${requested}`));
  return found && !other ? found : null;
}
