/**
 * The id of what was seeded under a name, such as a slug or an address.
 *
 * @throws Error if nothing was seeded under it.
 */
export function getSeededId(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demonstration has no ${name}.`);
  return id;
}
