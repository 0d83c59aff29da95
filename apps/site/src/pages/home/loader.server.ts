import { annuityInstalment } from '@beranda/finance';
import type { Loader } from '#src/content/loading.ts';
import { rateFigures } from './market-figures.server.ts';
import type { HomePageData } from './page.tsx';

const MONTHS_IN_YEAR = 12;
const NEWS_ON_HOME = 4;

export const loadHome: Loader<HomePageData> = async ({ content, locale }) => {
  const [home, news, rates] = await Promise.all([
    content.home(locale),
    content.newsList(locale, 1, NEWS_ON_HOME),
    rateFigures(content, locale),
  ]);
  const { principal, annualRatePercent, tenorsInYears } = home.sampleLoan;
  return {
    home,
    news: news.items,
    rates,
    instalments: tenorsInYears.map((years) => ({
      years,
      amount: annuityInstalment(principal, annualRatePercent / 100, years * MONTHS_IN_YEAR),
    })),
  };
};
