import type { HomeSection } from '@beranda/contract';
import type { ComponentType } from 'react';
import { whenIdle } from '#src/shell/when-idle.ts';
import { whenEntered } from '#src/widgets/form/when-entered.ts';
import { Highlights } from './highlights.tsx';
import { LateHomeCalculator } from './late-calculator.ts';
import { Market } from './market.tsx';
import { type SectionProps, sectionId } from './section.ts';
import type { stillSections } from './still-sections.ts';

const load = async () => (await import('./still-sections.ts')).stillSections;
const loaded = import.meta.env.SSR ? await load() : undefined;

/** Soon after the page: until then its links load whole documents. */
const atRest = () => new Promise<void>(whenIdle);

/** Text and links work as the server made them; their code comes when the page is at rest, or somebody turns to them. */
function late(name: keyof typeof stillSections): ComponentType<SectionProps> {
  return loaded?.[name] ?? whenEntered(sectionId(name), async () => (await load())[name], atRest);
}

/** What each section of the home page is made by. */
export const sections = {
  highlights: Highlights,
  services: late('services'),
  products: late('products'),
  vision: late('vision'),
  why: late('why'),
  market: Market,
  calculator: LateHomeCalculator,
  consultation: late('consultation'),
  news: late('news'),
  branches: late('branches'),
  app: late('app'),
  group: late('group'),
} as const satisfies Record<HomeSection, ComponentType<SectionProps>>;
