import type { ListedItem } from '#src/content/items.ts';
import { hasWordsOf } from '#src/content/search-words.ts';

export type GuideGroup = ListedItem<'guide-groups'>;
export type Guide = ListedItem<'guides'>;
export type AllGuides = { groups: GuideGroup[]; guides: Guide[] };

/** A group with the guides that stand in it; without a group where theirs is not published. */
export type GroupWithGuides = { group: GuideGroup | null; guides: Guide[] };

/** Puts guides under their groups, empty groups included; those without a visible group come last. */
export function groupGuides({ groups, guides }: AllGuides): GroupWithGuides[] {
  const guideGroups: GroupWithGuides[] = groups.map((group) => ({
    group,
    guides: guides.filter((guide) => guide.group === group.slug),
  }));
  const known = new Set<string | null>(groups.map(({ slug }) => slug));
  const others = guides.filter((guide) => !known.has(guide.group));
  return others.length > 0 ? [...guideGroups, { group: null, guides: others }] : guideGroups;
}

/** Leaves the guides in which every word of a question occurs, also as part of a word, and the groups that have any. */
export function filterGuides(guideGroups: readonly GroupWithGuides[], question: string): GroupWithGuides[] {
  const isFound = hasWordsOf(question);
  return guideGroups
    .map(({ group, guides }) => ({
      group,
      guides: guides.filter(({ title, summary }) => isFound(`${title} ${summary} ${group?.title ?? ''}`)),
    }))
    .filter(({ guides }) => guides.length > 0);
}

export const guideUrl = ({ slug }: { slug: string }) => `/about-us/guides/${slug}`;
export const groupUrl = ({ slug }: { slug: string }) => `/about-us/guides/groups/${slug}`;
