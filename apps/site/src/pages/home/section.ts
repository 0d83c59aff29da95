import type { HomeSection } from '@beranda/contract';
import type { HomePageData } from './page.tsx';

/** Grounds change from section to section, in whatever order editors put them. */
export type SectionGround = 'paper' | 'sand';

/** A section that has something to show, and the ground on which it stands; the dark ones bring their own. */
export type ShownSection = { name: HomeSection; ground: SectionGround };

export type SectionProps = { data: HomePageData; ground: SectionGround };

/** The id of a section on the page. */
export const sectionId = <Name extends HomeSection>(name: Name) => `home-${name}` as const;
