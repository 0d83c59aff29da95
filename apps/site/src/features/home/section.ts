import type { HomeSection } from '@beranda/contract';

/** Background tones alternate in whatever order editors choose. */
export type SectionTone = 'surface' | 'surface-alt';

/** A section with content, and its background tone; dark sections have their own. */
export type VisibleSection = { name: HomeSection; tone: SectionTone };

/** The id of a section on the page. */
export const sectionId = <Name extends HomeSection>(name: Name) => `home-${name}` as const;
