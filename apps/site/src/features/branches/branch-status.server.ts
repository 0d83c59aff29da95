import { branchKinds, type Holiday, type Locale, provinces } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import type { ListedItem } from '#src/content/items.ts';
import {
  type DayHours,
  hoursOn,
  localDate,
  type OpenState,
  openState,
  ZONE_NAMES,
  zoneOf,
} from './opening.ts';

/** A place with its current status. */
export type BranchWithStatus = ListedItem<'branches'> & {
  provinceName: string;
  /** Abbreviation of its time zone. */
  zone: (typeof ZONE_NAMES)[keyof typeof ZONE_NAMES];
  today: DayHours;
  state: OpenState;
};

/** By city; within a city branches first, machines last. */
function byCityAndKind(a: ListedItem<'branches'>, b: ListedItem<'branches'>): number {
  return (
    a.city.localeCompare(b.city, 'id') ||
    branchKinds.indexOf(a.kind) - branchKinds.indexOf(b.kind) ||
    a.title.localeCompare(b.title, 'id')
  );
}

/** All places, sorted by city, kind and name. */
export async function sortedBranches(
  content: Content,
  locale: Locale,
  previewToken?: string,
): Promise<ListedItem<'branches'>[]> {
  return (await content.allItems('branches', locale, { previewToken })).sort(byCityAndKind);
}

/** Adds the current opening status and registers its expiry with the page. */
export function withStatus<Place extends ListedItem<'branches'>>(
  branch: Place,
  locale: Locale,
  holidays: readonly Holiday[],
  content: Pick<Content, 'isPast' | 'today'>,
): Place & BranchWithStatus {
  const zone = zoneOf(branch.province);
  return {
    ...branch,
    provinceName: provinces[branch.province][locale],
    zone: ZONE_NAMES[zone],
    today: hoursOn(branch, localDate(zone, content), holidays),
    state: openState(branch, holidays, content),
  };
}
