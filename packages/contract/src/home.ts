import { z } from 'zod';
import { action, period, picture } from './content-parts.ts';

/** The sections of the home page below its hero, in the order that they have as long as nobody chooses another. */
export const HOME_SECTIONS = [
  'highlights',
  'services',
  'products',
  'vision',
  'why',
  'market',
  'calculator',
  'consultation',
  'news',
  'branches',
  'app',
  'group',
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** Those that there are, each once, as they come first. */
export function toHomeSections(names: readonly string[]): HomeSection[] {
  const isSection = (name: string): name is HomeSection => HOME_SECTIONS.some((section) => section === name);
  return [...new Set(names)].filter(isSection);
}

/** How often a visitor sees the home page's popup: each time, once a browser session, every so many days, once. */
export const popupFrequencies = ['every-visit', 'every-session', 'every-days', 'once'] as const;

/** What the home page offers on top of itself, some time after it is there. */
export const popup = z.object({
  /** Changes with what it says; see `alertBanner`. */
  id: z.string().regex(/^[\w-]+$/),
  title: z.string().min(1),
  text: z.string(),
  picture: picture.nullable(),
  action: action.nullable(),
  frequency: z.enum(popupFrequencies),
  /** Days between two showings; read with `every-days` only. */
  everyDays: z.number().int().positive(),
  ...period,
});
export type Popup = z.infer<typeof popup>;

const heading = z.object({ eyebrow: z.string(), title: z.string() });

const tile = z.object({
  icon: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  action: z.string(),
});

export const homeContent = z.object({
  hero: z.object({
    eyebrow: z.string(),
    headline: z.string(),
    lead: z.string(),
    primary: action,
    secondary: action,
  }),
  /** What stands above the loan calculator, and below its result. */
  sampleLoan: z.object({ title: z.string(), disclaimer: z.string() }),
  /** They stand on the edge of the hero. */
  shortcuts: z.array(tile.omit({ action: true })),
  /** What is shown below the hero, in this order. Names that this site does not know yet are left out. */
  sections: z.array(z.string()).transform(toHomeSections),
  highlights: heading,
  services: heading.extend({ tiles: z.array(tile) }),
  /** `chosen` are slugs, in order; where there are none, the first products of each type stand here. */
  products: heading.extend({ chosen: z.array(z.string()) }),
  /** `highlight` is a part of `sentence`, underlined with light. */
  vision: z.object({ eyebrow: z.string(), sentence: z.string(), highlight: z.string() }),
  why: heading.extend({
    reasons: z.array(z.object({ figure: z.string(), unit: z.string(), text: z.string() })),
  }),
  consultation: heading.extend({
    text: z.string(),
    points: z.array(z.object({ icon: z.string(), text: z.string() })),
    action,
  }),
  news: heading,
  branches: heading.extend({ text: z.string() }),
  /** `url` is where the QR code leads; empty where there is none. */
  app: heading.extend({ text: z.string(), url: z.string() }),
  group: z.object({ text: z.string(), action }),
  popup: popup.nullable(),
});
export type HomeContent = z.infer<typeof homeContent>;
