import { z } from 'zod';
import { action, period, picture } from './content-parts.ts';

/** Sections of the home page below its hero, in default order. */
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

/** Filters known sections and removes duplicates; the first occurrence counts. */
export function toHomeSections(names: readonly string[]): HomeSection[] {
  const isSection = (name: string): name is HomeSection => HOME_SECTIONS.some((section) => section === name);
  return [...new Set(names)].filter(isSection);
}

/** Frequency of the home page's popup. */
export const popupFrequencies = ['every-visit', 'every-session', 'every-days', 'once'] as const;

/** Popup of the home page, shown after a delay. */
export const popup = z.object({
  /** Content hash; see `alertBanner`. */
  id: z.string().regex(/^[\w-]+$/),
  title: z.string().min(1),
  text: z.string(),
  picture: picture.nullable(),
  action: action.nullable(),
  frequency: z.enum(popupFrequencies),
  /** Days between two showings; null unless the frequency is `every-days`. */
  everyDays: z.number().int().positive().nullable(),
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
  /** Texts above the loan calculator and below its result. */
  sampleLoan: z.object({ title: z.string(), disclaimer: z.string() }),
  /** Shown on the edge of the hero. */
  shortcuts: z.array(tile.omit({ action: true })),
  /** Sections below the hero, in this order. Unknown names are ignored, for compatibility with later versions. */
  sections: z.array(z.string()).transform(toHomeSections),
  highlights: heading,
  services: heading.extend({ tiles: z.array(tile) }),
  /** `chosen` are slugs, in order; if empty, the first products of each type are shown. */
  products: heading.extend({ chosen: z.array(z.string()) }),
  /** `highlight` is a highlighted part of `sentence`. */
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
  /** `url` is the target of the QR code; may be empty. */
  app: heading.extend({ text: z.string(), url: z.string() }),
  group: z.object({ text: z.string(), action }),
  popup: popup.nullable(),
});
export type HomeContent = z.infer<typeof homeContent>;
