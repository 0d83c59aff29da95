import { questionWords, SEARCH_QUESTION_WORDS, wordSet } from './question-words.ts';

const ABOUT_HOURS = wordSet(
  'jam buka tutup operasional jadwal layanan pukul kapan',
  'hour open opening close closed closing time when',
);
const ABOUT_BRANCHES = wordSet(
  'kantor cabang pembantu kas kcp kc kk atm bank unit',
  'branch sub office cash outlet',
);

/** The words with which a search names a branch; null if it does not ask for a branch or its hours. */
export function readBranchQuestion(query: string): { name: string[]; isAboutAtm: boolean } | null {
  const words = questionWords(query);
  const isAsked = words.some((word) => ABOUT_HOURS.has(word) || ABOUT_BRANCHES.has(word));
  const name = words.filter(
    (word) => !ABOUT_HOURS.has(word) && !ABOUT_BRANCHES.has(word) && !SEARCH_QUESTION_WORDS.has(word),
  );
  return isAsked && name.length > 0 ? { name, isAboutAtm: words.includes('atm') } : null;
}

/**
 * The only branch that a question names: the one whose own name has exactly its words, or the only one that has all of
 * them. ATMs count only if the query names them.
 *
 * @param branches all branches whose names may match.
 */
export function findBranchInQuery<One extends { title: string }>(
  { name, isAboutAtm }: { name: string[]; isAboutAtm: boolean },
  branches: readonly One[],
): One | null {
  const candidates = branches.flatMap((branch) => {
    const words = questionWords(branch.title);
    if (words.includes('atm') !== isAboutAtm || !name.every((word) => words.includes(word))) return [];
    const own = words.filter((word) => !ABOUT_BRANCHES.has(word));
    return { branch, isWhole: own.every((word) => name.includes(word)) };
  });
  const whole = candidates.filter(({ isWhole }) => isWhole);
  const found = whole.length > 0 ? whole : candidates;
  return found.length === 1 ? (found[0]?.branch ?? null) : null;
}
