import type { RightMenuItem } from '@beranda/contract';

export type SubType = NonNullable<RightMenuItem['subTypes']>[number];

/** The sub-items of an entry that lead somewhere: to an address, or to a language. */
export function subTypesOf(item: RightMenuItem | undefined): SubType[] {
  return (item?.subTypes ?? []).filter(({ url, id }) => url || id);
}

/** The first entry of a type; undefined for a menu without sub-items. */
export function findEntry(items: RightMenuItem[], type: RightMenuItem['type']): RightMenuItem | undefined {
  const item = items.find((candidate) => candidate.type === type);
  return type === 'search' || subTypesOf(item).length > 0 ? item : undefined;
}
