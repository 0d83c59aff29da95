/** Whether the edit distance of two texts is one: a letter too many, too few or wrong, or two that changed places. */
export function isOneEditAway(a: string, b: string): boolean {
  const shortest = Math.min(a.length, b.length);
  let start = 0;
  while (start < shortest && a[start] === b[start]) start++;
  let end = 0;
  while (end < shortest - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [one, other] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (one === other) return false;
  return (
    (one.length <= 1 && other.length <= 1) || (one.length === 2 && other === one.charAt(1) + one.charAt(0))
  );
}
