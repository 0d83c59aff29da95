import type { Fund } from '@beranda/contract';
import { questionWords, SEARCH_QUESTION_WORDS, wordSet } from './question-words.ts';

const ABOUT_FUNDS = wordSet('nab nav reksa dana reksadana mutual fund unit penyertaan');
const CONTEXT = wordSet('nilai aktiva bersih harga per net asset value price');

/**
 * The fund whose value a search asks for: the only one whose name has all of its words. A part of a name is enough
 * with a word such as NAV; otherwise the whole name is needed.
 */
export function findFundInQuery<One extends Pick<Fund, 'name'>>(
  query: string,
  funds: readonly One[],
): One | null {
  const words = questionWords(query);
  const named = words.filter(
    (word) => !ABOUT_FUNDS.has(word) && !CONTEXT.has(word) && !SEARCH_QUESTION_WORDS.has(word),
  );
  if (named.length === 0) return null;
  const isAboutFunds = words.some((word) => ABOUT_FUNDS.has(word));
  const found = funds.filter(({ name }) => {
    const ofName = questionWords(name);
    const isPart = named.every((word) => ofName.includes(word));
    return isPart && (isAboutFunds || ofName.every((word) => words.includes(word)));
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
