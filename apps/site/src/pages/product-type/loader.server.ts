import { productTypes } from '@beranda/contract';
import type { Loader } from '#src/content/loader-types.ts';
import { notFound } from '#src/content/page-error.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { fitData, offeredAnswers } from '#src/features/products/fit/fit-data.server.ts';
import { cardFacts, comparisonOf } from '#src/features/products/overview/comparison.server.ts';
import type { OverviewData } from '#src/features/products/overview/overview-data.ts';
import { COLUMNS, overviewQuery } from '#src/features/products/overview/overview-query.ts';
import { withoutLocale } from '#src/i18n/paths.ts';

export const load: Loader<OverviewData> = async (input) => {
  const { content, locale, pathname } = input;
  const type = productTypes.find((candidate) => `/${candidate}` === withoutLocale(pathname));
  if (!type) throw notFound(pathname);
  const [all, calculators] = await Promise.all([
    content.allItems('products', locale),
    content.ifAvailable(content.calculators(locale)),
  ]);
  const products = all.filter((product) => product.type === type);
  const offered = products.map(({ slug }) => slug.slice(`${type}/`.length));
  const columns = Object.fromEntries(COLUMNS.map((name) => [name, offered]));
  const values = readQuery(overviewQuery, input, { ...offeredAnswers(type), ...columns });
  return {
    type,
    products: products.map((product) => {
      const { slug, language, title, tagline, cover, isInForms } = product;
      const facts = cardFacts(product, calculators);
      return { slug, type, language, title, tagline, cover, isInForms, facts };
    }),
    values,
    fit: fitData(type, locale, offered, values),
    comparison: comparisonOf(
      products,
      COLUMNS.map((name) => values[name]),
      calculators,
    ),
    otherTypes: productTypes.filter(
      (candidate) => candidate !== type && all.some((product) => product.type === candidate),
    ),
  };
};
