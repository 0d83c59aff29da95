import type { Loader } from '#src/content/loader-types.ts';
import { resolveAll } from '#src/content/resolve-all.ts';
import { appDownloadData } from '#src/features/app-download/app-download.server.ts';
import { fundsInCard } from '#src/features/funds/funds-in-card.server.ts';
import { branchCities } from '#src/features/home/branch-cities.server.ts';
import { highlightedPromotions } from '#src/features/home/highlighted-promotions.server.ts';
import type { HomePageData } from '#src/features/home/home-data.ts';
import { rateFigures } from '#src/features/home/market-figures.server.ts';
import { productGroups } from '#src/features/home/product-groups.server.ts';
import { visibleSections } from '#src/features/home/visible-sections.server.ts';

const NEWS_ON_HOME = 4;
/** Two rows, and the parent above them. */
const COMPANIES_ON_HOME = 9;

export const load: Loader<HomePageData> = async ({ content, locale }) => {
  const { news, calculators, companies, ...asLoaded } = await resolveAll({
    home: content.home(locale),
    promotions: highlightedPromotions(content, locale),
    branches: branchCities(content, locale),
    news: content.items('news', locale, { itemsPerPage: NEWS_ON_HOME }),
    rates: rateFigures(content, locale),
    funds: fundsInCard(content, locale),
    calculators: content.ifAvailable(content.calculators(locale)),
    companies: content.ifAvailable(
      content.items('group-companies', locale, { itemsPerPage: COMPANIES_ON_HOME }),
    ),
  });
  const { home } = asLoaded;
  const shown = {
    ...asLoaded,
    products: await productGroups(content, locale, home.products, calculators),
    news: news.items,
    companies: companies?.items ?? [],
    loan: calculators?.loans[0] ?? null,
    appDownload: appDownloadData(locale, home.app.url),
  };
  return { ...shown, sections: visibleSections(shown) };
};
