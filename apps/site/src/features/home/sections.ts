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

/** Fallback trigger for hydration: until then links load whole documents. */
const whenPageIdle = () => new Promise<void>(whenIdle);

/** Static sections (text and links) work as server markup; they hydrate on interaction or when the page is idle. */
function lazyStatic(name: keyof typeof staticSections): ComponentType<SectionProps> {
  return (
    loaded?.[name] ?? hydrateOnInteraction(sectionId(name), async () => (await load())[name], whenPageIdle)
  );
}

/** Component of each home page section. */
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
