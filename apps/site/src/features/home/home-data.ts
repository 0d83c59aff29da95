import type { HomeContent, LoanProduct, NewsSummary } from '@beranda/contract';
import type { ListedItem } from '#src/content/items.ts';
import type { AppDownloadData } from '#src/features/app-download/app-download.server.ts';
import type { FundWithStaleness } from '#src/features/funds/summary.ts';
import type { BranchCities } from './branch-cities.server.ts';
import type { HighlightedPromotion } from './highlighted-promotions.server.ts';
import type { ProductGroup } from './product-groups.server.ts';
import type { RateFigures } from './rates-card.tsx';
import type { SectionTone, VisibleSection } from './section.ts';

export type HomePageData = {
  home: HomeContent;
  /** Sections below the hero, from top to bottom. */
  sections: VisibleSection[];
  promotions: HighlightedPromotion[];
  products: ProductGroup[];
  news: NewsSummary[];
  branches: BranchCities;
  /** Loan of the calculator; null if unavailable. */
  loan: LoanProduct | null;
  /** Null if there are none. */
  rates: RateFigures | null;
  /** Null if there are none. */
  funds: FundWithStaleness[] | null;
  companies: ListedItem<'group-companies'>[];
  appDownload: AppDownloadData;
};

export type SectionProps = { data: HomePageData; tone: SectionTone };
