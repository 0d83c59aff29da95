import type { ListedItem } from '#src/content/items.ts';
import { matchesWords } from '#src/content/search-words.ts';

export type GuideGroup = ListedItem<'guide-groups'>;
export type Guide = ListedItem<'guides'>;
export type AllGuides = { groups: readonly GuideGroup[]; guides: readonly Guide[] };

/** A group with its guides; null if the group is not published. */
export type GroupWithGuides = { group: GuideGroup | null; guides: Guide[] };

/** Groups guides, including empty groups; those without a visible group come last. */
export function groupGuides({ groups, guides }: AllGuides): GroupWithGuides[] {
  const guideGroups: GroupWithGuides[] = groups.map((group) => ({
    group,
    guides: guides.filter((guide) => guide.group === group.slug),
  }));
  const slugs = new Set<string | null>(groups.map(({ slug }) => slug));
  const others = guides.filter((guide) => !slugs.has(guide.group));
  return others.length > 0 ? [...guideGroups, { group: null, guides: others }] : guideGroups;
}

/** Keeps the guides that contain every word (or part of a word) of the search, and their groups. */
export function filterGuides(guideGroups: readonly GroupWithGuides[], search: string): GroupWithGuides[] {
  const isFound = matchesWords(search);
  return guideGroups
    .map(({ group, guides }) => ({
      group,
      guides: guides.filter(({ title, summary }) => isFound(`${title} ${summary} ${group?.title ?? ''}`)),
    }))
    .filter(({ guides }) => guides.length > 0);
}

export const guideUrl = ({ slug }: { slug: string }) => `/about-us/guides/${slug}`;
export const groupUrl = ({ slug }: { slug: string }) => `/about-us/guides/groups/${slug}`;
