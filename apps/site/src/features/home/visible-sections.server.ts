import type { HomeSection } from '@beranda/contract';
import type { HomePageData } from './home-data.ts';
import type { SectionTone, VisibleSection } from './section.ts';

type Content = Omit<HomePageData, 'sections'>;

/** Whether a section has content. */
const HAS_CONTENT = {
  highlights: ({ promotions }) => promotions.length > 0,
  services: ({ home }) => home.services.tiles.length > 0,
  products: ({ products }) => products.length > 0,
  vision: ({ home }) => home.vision.sentence !== '',
  why: ({ home }) => home.why.reasons.length > 0,
  market: ({ rates, funds }) => rates !== null || funds !== null,
  calculator: ({ loan }) => loan !== null,
  consultation: ({ home }) => home.consultation.title !== '',
  news: () => true,
  branches: ({ home }) => home.branches.title !== '',
  app: ({ home }) => home.app.title !== '',
  group: ({ home }) => home.group.text !== '',
} as const satisfies Record<HomeSection, (content: Content) => boolean>;

/** The section with its own dark background. */
const DARK: HomeSection = 'consultation';

/** The sections chosen by editors that have content, with alternating tones. */
export function visibleSections(content: Content): VisibleSection[] {
  let tone: SectionTone = 'paper';
  return content.home.sections
    .filter((name) => HAS_CONTENT[name](content))
    .map((name) => {
      const section = { name, tone };
      tone = name === DARK || tone === 'surface-alt' ? 'paper' : 'sand';
      return section;
    });
}
