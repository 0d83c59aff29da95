import { type ProductType, productTypes } from '@beranda/contract';
import type { LabelledChoice, Loader, PageForm } from '#src/content/loader-types.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { requireForm } from '#src/features/forms/require-form.server.ts';
import { chosenProduct } from '#src/features/products/register/chosen-product.server.ts';
import { registerQuery } from '#src/features/products/register/register-query.ts';

export type RegisterProductPageData = {
  form: PageForm;
  /** The selected product; null if missing or not offered. */
  chosen: LabelledChoice | null;
  /** Its type, which decides what to prepare and what happens last. */
  type: ProductType | null;
};

export const load: Loader<RegisterProductPageData> = async (input) => {
  const form = requireForm(input.form);
  const products = (form.choices.products ?? []).flatMap(({ values }) => values);
  // Older links have the last segment of the value.
  const offered = products.flatMap(({ value }) => [value, value.slice(value.lastIndexOf('/') + 1)]);
  const { product } = readQuery(registerQuery, input, { product: offered });
  const chosen = chosenProduct(products, product);
  return {
    form,
    chosen,
    type: productTypes.find((candidate) => chosen?.value.startsWith(`${candidate}/`)) ?? null,
  };
};
