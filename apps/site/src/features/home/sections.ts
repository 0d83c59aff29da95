import type { HomeSection } from '@beranda/contract';
import type { ComponentType } from 'react';
import { whenIdle } from '#src/app/when-idle.ts';
import { hydrateOnInteraction } from '#src/components/form/hydrate-on-interaction.ts';
import { Highlights } from './highlights.tsx';
import type { SectionProps } from './home-data.ts';
import { LazyHomeCalculator } from './lazy-calculator.ts';
import { Market } from './market.tsx';
import { sectionId } from './section.ts';
import type { staticSections } from './static-sections.ts';

const load = async () => (await import('./static-sections.ts')).staticSections;
const loaded = import.meta.env.SSR ? await load() : undefined;

/** Soon after the page: until then its links load whole documents. */
const whenPageIdle = () => new Promise<void>(whenIdle);

/** Text and links work as the server made them; their code comes when the page is at rest, or somebody turns to them. */
function lazyStatic(name: keyof typeof staticSections): ComponentType<SectionProps> {
  return (
    loaded?.[name] ?? hydrateOnInteraction(sectionId(name), async () => (await load())[name], whenPageIdle)
  );
}

/** What each section of the home page is made by. */
export const sections = {
  highlights: Highlights,
  services: lazyStatic('services'),
  products: lazyStatic('products'),
  vision: lazyStatic('vision'),
  why: lazyStatic('why'),
  market: Market,
  calculator: LazyHomeCalculator,
  consultation: lazyStatic('consultation'),
  news: lazyStatic('news'),
  branches: lazyStatic('branches'),
  app: lazyStatic('app'),
  group: lazyStatic('group'),
} as const satisfies Record<HomeSection, ComponentType<SectionProps>>;
