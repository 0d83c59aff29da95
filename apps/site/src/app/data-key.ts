let lastKey = 0;
const keys = new WeakMap<object, number>();

/**
 * A key for React that changes when a page's data was loaded anew, and not with the fragment of its address: what
 * was typed into the page before has had its time.
 */
export function dataKeyOf(data: object): number {
  const existing = keys.get(data);
  if (existing !== undefined) return existing;
  keys.set(data, ++lastKey);
  return lastKey;
}
