import type { HomeContent, LoanProduct, NewsSummary } from '@beranda/contract';
import type { ListedItem } from '#src/content/items.ts';
import type { FundWithStaleness } from '#src/features/funds/summary.ts';
import type { BranchPlaces } from './branch-places.server.ts';
import type { HighlightedPromotion } from './highlighted-promotions.server.ts';
import type { ProductGroup } from './product-groups.server.ts';
import type { QrCode } from './qr-code.server.ts';
import type { RateFigures } from './rates-card.tsx';
import type { SectionTone, VisibleSection } from './section.ts';

export type HomePageData = {
  home: HomeContent;
  /** What is shown below the hero, from top to bottom. */
  sections: VisibleSection[];
  promotions: HighlightedPromotion[];
  products: ProductGroup[];
  news: NewsSummary[];
  branches: BranchPlaces;
  /** The loan to be worked out here; null where it cannot be had. */
  loan: LoanProduct | null;
  /** Null where there are none to be had. */
  rates: RateFigures | null;
  /** Null where there are none to be had. */
  funds: FundWithStaleness[] | null;
  companies: ListedItem<'group-companies'>[];
  /** Leads to the app; null where no address was given. */
  appCode: QrCode | null;
};

export type SectionProps = { data: HomePageData; tone: SectionTone };
