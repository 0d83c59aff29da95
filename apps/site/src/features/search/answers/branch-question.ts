import { QUESTION_WORDS, questionWords, wordSet } from './question-words.ts';

const ABOUT_HOURS = wordSet(
  'jam buka tutup operasional jadwal layanan pukul kapan',
  'hour open opening close closed closing time when',
);
const ABOUT_PLACES = wordSet(
  'kantor cabang pembantu kas kcp kc kk atm bank unit',
  'branch sub office cash outlet',
);

/** The words with which a search names a place; null if it does not ask for a branch or its hours. */
export function readBranchQuestion(query: string): { name: string[]; isAboutAtm: boolean } | null {
  const words = questionWords(query);
  const isAsked = words.some((word) => ABOUT_HOURS.has(word) || ABOUT_PLACES.has(word));
  const name = words.filter(
    (word) => !ABOUT_HOURS.has(word) && !ABOUT_PLACES.has(word) && !QUESTION_WORDS.has(word),
  );
  return isAsked && name.length > 0 ? { name, isAboutAtm: words.includes('atm') } : null;
}

/**
 * The only place that a question names: the one whose own name has exactly its words, or the only one that has all of
 * them. Cash machines count only if the query names them.
 *
 * @param places all places whose names may match.
 */
export function findAskedBranch<One extends { title: string }>(
  { name, isAboutAtm }: { name: string[]; isAboutAtm: boolean },
  places: readonly One[],
): One | null {
  const candidates = places.flatMap((place) => {
    const words = questionWords(place.title);
    if (words.includes('atm') !== isAboutAtm || !name.every((word) => words.includes(word))) return [];
    const own = words.filter((word) => !ABOUT_PLACES.has(word));
    return { place, isWhole: own.every((word) => name.includes(word)) };
  });
  const whole = candidates.filter(({ isWhole }) => isWhole);
  const found = whole.length > 0 ? whole : candidates;
  return found.length === 1 ? (found[0]?.place ?? null) : null;
}
