import { type Holiday, type Locale, provinces } from '@beranda/contract';
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

/** A branch with its current status. */
export type BranchWithStatus = ListedItem<'branches'> & {
  provinceName: string;
  /** Abbreviation of its time zone. */
  zone: (typeof ZONE_NAMES)[keyof typeof ZONE_NAMES];
  today: DayHours;
  state: OpenState;
};

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
