const normalize = (value: string) => value.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * The spellings of a value that people type: "Kota Surakarta, Jawa Tengah", "Kota Surakarta", "Surakarta"; for a regency also
 * "Kab. Banyumas".
 */
function spellingsOf(value: string): string[] {
  const full = normalize(value);
  const [name = full] = full.split(',', 1);
  if (name === full) return [full];
  return [full, name, name.replace(/^\S+ /, ''), name.replace(/^kabupaten /, 'kab. ')];
}

/**
 * Creates a function that finds an offered value by typed text: case-insensitive, and by a shortened name if that is
 * unambiguous. So people whose browser shows no suggestions can still enter a city.
 */
export function createChoiceFinder(values: readonly string[]): (typed: string) => string | undefined {
  const bySpelling = new Map<string, string | undefined>();
  for (const value of values)
    for (const variant of new Set(spellingsOf(value)))
      bySpelling.set(variant, bySpelling.has(variant) ? undefined : value);
  for (const value of values) bySpelling.set(normalize(value), value);
  return (typed) => bySpelling.get(normalize(typed));
}

/** The offered values that contain what somebody typed: at most `limit`, the shortest first. */
export function similarChoices(values: readonly string[], typed: string, limit: number): string[] {
  const part = normalize(typed);
  if (part.length < 3) return [];
  return values
    .filter((value) => normalize(value).includes(part))
    .sort((a, b) => a.length - b.length)
    .slice(0, limit);
}
