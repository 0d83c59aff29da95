let lastKey = 0;
const keys = new WeakMap<object, number>();

/**
 * A React key that changes when a page's data is reloaded, but not with the URL fragment: resets uncontrolled fields
 * after a new load.
 */
export function dataKeyOf(data: object): number {
  const existing = keys.get(data);
  if (existing !== undefined) return existing;
  keys.set(data, ++lastKey);
  return lastKey;
}
