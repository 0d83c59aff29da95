import { isOneEditAway } from './one-edit.ts';

/** What people call cities that have another name, or a long one. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  solo: 'surakarta',
  jogja: 'yogyakarta',
  yogya: 'yogyakarta',
  jogjakarta: 'yogyakarta',
  jakbar: 'jakarta barat',
  jakpus: 'jakarta pusat',
  jaksel: 'jakarta selatan',
  jaktim: 'jakarta timur',
  jakut: 'jakarta utara',
  bdg: 'bandung',
  sby: 'surabaya',
  tangsel: 'tangerang selatan',
};

const fullName = (name: string) => (Object.hasOwn(SHORT_NAMES, name) ? (SHORT_NAMES[name] ?? name) : name);

/** One spelling for the words that say what a place is: "Kab. Banyumas", "kab Banyumas", "Kotamadya Bandung". */
function normalize(value: string): string {
  const text = value
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .replace(/^kab(?:upaten)?(?:\. ?| )/, 'kabupaten ')
    .replace(/^(?:kotamadya|kodya) /, 'kota ')
    .replace(/^(kota|kabupaten) (?:administrasi|adm\.?) /, '$1 ');
  // Also behind its kind and before its province: "Kota Solo", "Solo, Jawa Tengah".
  return text.replace(/^(kota )?([^,]+)/, (_, kind = '', name: string) => kind + fullName(name));
}

/** A name without what the place is. */
const withoutKind = (name: string) => name.replace(/^(?:kota|kabupaten) /, '');

/** The spellings of a value that people type: "Kota Surakarta, Jawa Tengah", without province, and without "Kota". */
function spellingsOf(value: string): string[] {
  const full = normalize(value);
  const [name = full] = full.split(',', 1);
  return name === full ? [full] : [full, name, withoutKind(full), withoutKind(name)];
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

/**
 * The offered values that contain what somebody typed: at most `limit`, the shortest first. Where there are none, those
 * whose name is one typing mistake away.
 */
export function similarChoices(values: readonly string[], typed: string, limit: number): string[] {
  const name = normalize(typed);
  const part = withoutKind(name);
  if (part.length < 3) return [];
  const contains = (value: string, text: string) => normalize(value).includes(text);
  const isMistyped = (value: string, text: string) =>
    spellingsOf(value).some((spelling) => isOneEditAway(spelling, text));
  // With the kind first, if it was typed: "Kabupaten Bekas" is not meant for Kota Bekasi.
  for (const isSimilar of [contains, isMistyped])
    for (const text of [name, part]) {
      const similar = values.filter((value) => isSimilar(value, text));
      if (similar.length > 0) return similar.sort((a, b) => a.length - b.length).slice(0, limit);
    }
  return [];
}
