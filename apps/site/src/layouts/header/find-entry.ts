import type { RightMenuItem } from '@beranda/contract';

export type SubType = NonNullable<RightMenuItem['subTypes']>[number];

export function subTypesOf(item: RightMenuItem | undefined): SubType[] {
  return item?.subTypes ?? [];
}

/**
 * The entry of a kind, and of several the first. An entry that only opens a menu is left out when there is nothing
 * in that menu.
 */
export function findEntry(items: RightMenuItem[], type: RightMenuItem['type']): RightMenuItem | undefined {
  const item = items.find((candidate) => candidate.type === type);
  return type === 'search' || subTypesOf(item).length > 0 ? item : undefined;
}
