const spelling = (value: string) => value.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * The ways in which people write a value: "Kota Surakarta, Jawa Tengah", "Kota Surakarta", "Surakarta"; for a regency also
 * "Kab. Banyumas".
 */
function spellingsOf(value: string): string[] {
  const full = spelling(value);
  const [name = full] = full.split(',', 1);
  if (name === full) return [full];
  return [full, name, name.replace(/^\S+ /, ''), name.replace(/^kabupaten /, 'kab. ')];
}

/**
 * Creates a function that finds an offered value by what somebody typed: in any case, and shortened as long as only one
 * value is meant. So somebody whose browser shows no suggestions can still name a city.
 */
export function createChoiceFinder(values: readonly string[]): (typed: string) => string | undefined {
  const bySpelling = new Map<string, string | undefined>();
  for (const value of values)
    for (const one of new Set(spellingsOf(value)))
      bySpelling.set(one, bySpelling.has(one) ? undefined : value);
  for (const value of values) bySpelling.set(spelling(value), value);
  return (typed) => bySpelling.get(spelling(typed));
}

/** The offered values that contain what somebody typed: at most `limit`, the shortest first. */
export function similarChoices(values: readonly string[], typed: string, limit: number): string[] {
  const part = spelling(typed);
  if (part.length < 3) return [];
  return values
    .filter((value) => spelling(value).includes(part))
    .sort((a, b) => a.length - b.length)
    .slice(0, limit);
}
