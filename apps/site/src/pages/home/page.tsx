import { Fragment, Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { LostCardCall } from '#src/features/complaints/lost-card-call.tsx';
import { Hero } from '#src/features/home/hero.tsx';
import type { HomePageData } from '#src/features/home/home-data.ts';
import { PopupSlot } from '#src/features/home/popup-slot.tsx';
import { sections } from '#src/features/home/sections.ts';
import { Shortcuts } from '#src/features/home/shortcuts.tsx';

/** The popup follows this many sections: further down than a first screen, so that it is not inserted in view. */
const POPUP_AFTER = 2;

export function Page() {
  const data = useLoaderData<HomePageData>();
  const { settings } = useRequiredRootData();
  const { home, rates } = data;
  const popupAfter = Math.min(POPUP_AFTER, data.sections.length) - 1;
  return (
    <>
      <PageHead title={home.hero.eyebrow} description={settings.description} />
      <Hero hero={home.hero} rates={rates} />
      <Shortcuts shortcuts={home.shortcuts} />
      {/* Not only on phones: the menus of wide screens have no number, and that of the footer is many screens further down. */}
      <div className="container-page relative z-10 mt-6 print:hidden">
        <LostCardCall className="rounded-card border border-line bg-card p-4 sm:justify-center sm:py-3" />
      </div>
      {data.sections.map(({ name, tone }, index) => {
        const Section = sections[name];
        return (
          <Fragment key={name}>
            <Suspense>
              <Section data={data} tone={tone} />
            </Suspense>
            {home.popup && index === popupAfter && <PopupSlot popup={home.popup} tone={tone} />}
          </Fragment>
        );
      })}
      <ScrollToTop />
    </>
  );
}
