import type { Loader } from '#src/content/loading.ts';
import { fundsInCard } from '#src/widgets/funds/funds-in-card.server.ts';
import { rateFigures } from './market-figures.server.ts';
import type { HomePageData } from './page.tsx';
import { productGroups } from './product-groups.server.ts';
import { qrCodeOf } from './qr-code.server.ts';
import { shownSections } from './shown-sections.server.ts';

const NEWS_ON_HOME = 4;

export const loadHome: Loader<HomePageData> = async ({ content, locale }) => {
  const [home, news, rates, funds, calculators] = await Promise.all([
    content.home(locale),
    content.items('news', locale, { itemsPerPage: NEWS_ON_HOME }),
    rateFigures(content, locale),
    fundsInCard(content, locale),
    content.ifAvailable(content.calculators(locale)),
  ]);
  const shown = {
    home,
    products: await productGroups(content, locale, home.products, calculators),
    news: news.items,
    rates,
    funds,
    loan: calculators?.loans[0] ?? null,
    appCode: qrCodeOf(home.app.url),
  };
  return { ...shown, sections: shownSections(shown) };
};
