import type { Locale, SearchText } from '@beranda/contract';

/** Syllables of Indonesian words; a vocabulary made of them grows with the number of items, as a real one does. */
const SYLLABLES =
  'ba be bu da di ga ja ka ke ku la li lu ma me mu na ni pa pe pu ra ri ru sa se su ta ti tu wa ya nan kan ang'.split(
    ' ',
  );
const BODY_WORDS = 250;
const COMMON = 'tabungan deposito kredit bunga rekening cabang biaya transfer kartu nasabah bank usaha'.split(
  ' ',
);

/** Random numbers below 1 from a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A vocabulary with Zipf's distribution: the nth word is n times as rare as the first. */
function createVocabulary(size: number, random: () => number): () => string {
  const words = Array.from({ length: size }, () =>
    Array.from(
      { length: 2 + Math.floor(random() * 3) },
      () => SYLLABLES[Math.floor(random() * SYLLABLES.length)],
    ).join(''),
  );
  words.splice(0, COMMON.length, ...COMMON);
  return () => words[Math.min(size - 1, Math.floor(size ** random()) - 1)] ?? 'bank';
}

/** Invented news items of some 250 words. */
export function makeTexts(count: number, locale: Locale, seed = 1): SearchText[] {
  const random = randomFrom(seed);
  const word = createVocabulary(2_000 + 3 * Math.round(Math.sqrt(count) * 30), random);
  const sentence = (length: number) => Array.from({ length }, word).join(' ');
  return Array.from(
    { length: count },
    (_, number): SearchText => ({
      key: `news/${number}`,
      collection: 'news',
      slug: `contoh-${number}`,
      language: locale,
      title: sentence(6),
      searchWords: '',
      summary: sentence(20),
      headings: sentence(12),
      body: sentence(BODY_WORDS),
      place: null,
      publishedAt: '2026-01-02T03:04:05.000Z',
      from: null,
      until: null,
    }),
  );
}

/** What visitors type: common words, words of a title, a beginning, a misspelt word. */
export function makeQueries(texts: readonly SearchText[], count: number): string[] {
  const random = randomFrom(2);
  const pick = <One>(all: readonly One[]) => all[Math.floor(random() * all.length)] as One;
  return Array.from({ length: count }, (_, number) => {
    const words = pick(texts).title.split(' ');
    const [first = 'bank', second = 'bunga'] = [pick(words), pick(words)];
    return [
      pick(COMMON),
      `${pick(COMMON)} ${pick(COMMON)}`,
      `${first} ${second}`,
      `cara ${pick(COMMON)} ${first}`,
      first.length > 5 ? first.slice(0, 2) + first.slice(3) : first,
    ][number % 5] as string;
  });
}
