import type { HomeSection } from '@beranda/contract';

/** Grounds change from section to section, in whatever order editors put them. */
export type SectionTone = 'paper' | 'sand';

/** A section that has something to show, and the ground on which it stands; the dark ones bring their own. */
export type VisibleSection = { name: HomeSection; tone: SectionTone };

/** The id of a section on the page. */
export const sectionId = <Name extends HomeSection>(name: Name) => `home-${name}` as const;
