import type { HomeSection } from '@beranda/contract';
import type { ComponentType } from 'react';
import { whenNearViewport } from '#src/app/when-near-viewport.ts';
import { hydrateOnInteraction } from '#src/components/form/hydrate-on-interaction.tsx';
import { Highlights } from './highlights.tsx';
import type { SectionProps } from './home-data.ts';
import { LazyHomeCalculator } from './lazy-calculator.ts';
import { Market } from './market.tsx';
import { sectionId } from './section.ts';
import type { staticSections } from './static-sections.ts';

const load = async () => (await import('./static-sections.ts')).staticSections;
const loaded = import.meta.env.SSR ? await load() : undefined;

/**
 * Static sections (text and links) work as server markup; they hydrate on interaction, or when they are nearly visible.
 * Until then links load whole documents.
 */
function lazyStatic(name: keyof typeof staticSections): ComponentType<SectionProps> {
  return (
    loaded?.[name] ??
    hydrateOnInteraction(sectionId(name), async () => (await load())[name], whenNearViewport)
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
