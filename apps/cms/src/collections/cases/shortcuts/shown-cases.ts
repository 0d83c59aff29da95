const KEY = 'cases-of-list';

/** Stores which cases a list shows, in its order, for this tab. Only ids: nothing personal stays in the browser. */
export function storeShownCases(ids: readonly number[]): void {
  sessionStorage.setItem(KEY, JSON.stringify(ids));
}

/** The cases of the list that this tab showed last. */
export function readShownCases(): readonly number[] {
  const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
}

export type ListPosition = { position: number; count: number; previous?: number; next?: number };

/** Where a case is in a list, and the cases beside it; null if the list does not have it. */
export function positionIn(ids: readonly number[], id: number): ListPosition | null {
  const at = ids.indexOf(id);
  if (at === -1) return null;
  const previous = ids[at - 1];
  const next = ids[at + 1];
  return {
    position: at + 1,
    count: ids.length,
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
  };
}
