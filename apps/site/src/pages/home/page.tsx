import type { HomeContent, LoanProduct, NewsSummary } from '@beranda/contract';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import type { ListedItem } from '#src/content/items.ts';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import type { AgedFund } from '#src/widgets/funds/summary.ts';
import type { BranchPlaces } from './branch-places.server.ts';
import { Hero } from './hero.tsx';
import type { HighlightedPromotion } from './highlighted-promotions.server.ts';
import { Popup } from './popup.tsx';
import type { ProductGroup } from './product-groups.server.ts';
import type { QrCode } from './qr-code.server.ts';
import type { RateFigures } from './rates-card.tsx';
import type { ShownSection } from './section.ts';
import { sections } from './sections.ts';
import { Shortcuts } from './shortcuts.tsx';

export type HomePageData = {
  home: HomeContent;
  /** What is shown below the hero, from top to bottom. */
  sections: ShownSection[];
  promotions: HighlightedPromotion[];
  products: ProductGroup[];
  news: NewsSummary[];
  branches: BranchPlaces;
  /** The loan to be worked out here; null where it cannot be had. */
  loan: LoanProduct | null;
  /** Null where there are none to be had. */
  rates: RateFigures | null;
  /** Null where there are none to be had. */
  funds: AgedFund[] | null;
  companies: ListedItem<'group-companies'>[];
  /** Leads to the app; null where no address was given. */
  appCode: QrCode | null;
};

export function Page() {
  const data = useLoaderData<HomePageData>();
  const { settings } = useRequiredRootData();
  const { home, rates } = data;
  return (
    <>
      <PageHead title={settings.bankName} description={settings.description} />
      {home.popup && <Popup popup={home.popup} />}
      <Hero hero={home.hero} rates={rates} />
      <Shortcuts shortcuts={home.shortcuts} />
      {data.sections.map(({ name, ground }) => {
        const Section = sections[name];
        return (
          <Suspense key={name}>
            <Section data={data} ground={ground} />
          </Suspense>
        );
      })}
    </>
  );
}
