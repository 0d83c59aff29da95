let last = 0;
const keys = new WeakMap<object, number>();

/**
 * A key for React that changes when a page's data was loaded anew, and not with the fragment of its address: what
 * was typed into the page before has had its time.
 */
export function keyOf(data: object): number {
  const known = keys.get(data);
  if (known !== undefined) return known;
  keys.set(data, ++last);
  return last;
}
