import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { Hero } from '#src/features/home/hero.tsx';
import type { HomePageData } from '#src/features/home/home-data.ts';
import { Popup } from '#src/features/home/popup.tsx';
import { sections } from '#src/features/home/sections.ts';
import { Shortcuts } from '#src/features/home/shortcuts.tsx';

export function Page() {
  const data = useLoaderData<HomePageData>();
  const { settings } = useRequiredRootData();
  const { home, rates } = data;
  return (
    <>
      <PageHead title={home.hero.eyebrow} description={settings.description} />
      {home.popup && <Popup popup={home.popup} />}
      <Hero hero={home.hero} rates={rates} />
      <Shortcuts shortcuts={home.shortcuts} />
      {data.sections.map(({ name, tone }) => {
        const Section = sections[name];
        return (
          <Suspense key={name}>
            <Section data={data} tone={tone} />
          </Suspense>
        );
      })}
    </>
  );
}
