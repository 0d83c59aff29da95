import type { HomeContent, LoanProduct, NewsSummary } from '@beranda/contract';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import type { AgedFund } from '#src/widgets/funds/summary.ts';
import { Consultation } from './consultation.tsx';
import { Group } from './group.tsx';
import { Hero } from './hero.tsx';
import { LateHomeCalculator } from './late-calculator.ts';
import { Market } from './market.tsx';
import { NewsTeaser } from './news-teaser.tsx';
import { Popup } from './popup.tsx';
import type { RateFigures } from './rates-card.tsx';
import { Services } from './services.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Vision } from './vision.tsx';

export type HomePageData = {
  home: HomeContent;
  news: NewsSummary[];
  /** The loan to be worked out here; null where it cannot be had. */
  loan: LoanProduct | null;
  /** Null where there are none to be had. */
  rates: RateFigures | null;
  /** Null where there are none to be had. */
  funds: AgedFund[] | null;
};

export function Page() {
  const { home, news, loan, rates, funds } = useLoaderData<HomePageData>();
  const { settings } = useRequiredRootData();
  return (
    <>
      <PageHead title={settings.bankName} description={settings.description} />
      {home.popup && <Popup popup={home.popup} />}
      <Hero hero={home.hero} rates={rates} />
      <Shortcuts shortcuts={home.shortcuts} />
      <Services services={home.services} />
      <Vision vision={home.vision} reasons={home.reasons} />
      <Market rates={rates} funds={funds} />
      {loan && (
        <Suspense>
          <LateHomeCalculator heading={home.sampleLoan} loan={loan} />
        </Suspense>
      )}
      <Consultation consultation={home.consultation} />
      <NewsTeaser heading={home.news} items={news} />
      <Group parent={settings.parent} group={home.group} />
    </>
  );
}
