import { queryWords } from '@beranda/search';
import type { EntryKind } from '#src/content/site-entries.server.ts';

/** What a query asks for besides its subject. */
export type Intent = 'how' | 'question' | 'problem' | 'name';

const wordSet = (words: string) => new Set(words.split(/\s+/));

const HOW = wordSet('cara caranya bagaimana gimana gimna gmn bgmn langkah tutorial how steps');

/** “How much”, “how long”: they ask for an answer, not for a guide. */
const HOW_MUCH = wordSet('much many long often far old');

const QUESTION = wordSet(
  `apa apakah kenapa knp mengapa kapan siapa berapa brp bolehkah bisakah boleh bisa haruskah harus
  why when who what which can may does do is are should must will would could`,
);

const PROBLEM = wordSet(
  `tidak tdk ga gak nggak enggak ngga gagal belum blm salah lupa hilang ilang error eror rusak terblokir keblokir
  tertelan ketelan terpotong kepotong telat nunggak macet ditolak dicuri kecopetan tertipu ketipu terlanjur
  not cannot cant can't didn't didnt failed fail wrong forgot lost stolen error broken blocked stuck swallowed late
  rejected missing scammed`,
);

/** Factors of the kinds for each intent: a question is answered by an answer, a name by the page of that name. */
export const INTENT_FACTORS: Record<Intent, Partial<Record<EntryKind, number>>> = {
  how: { guides: 1.1, questions: 1, products: 0.9, pages: 0.9 },
  question: { guides: 1, questions: 1.1, products: 0.95, pages: 1, literacy: 1, blogs: 1 },
  problem: { guides: 1.1, questions: 1.1, products: 0.8, pages: 0.9, news: 0.9, promotions: 0.8 },
  name: { products: 1.1, pages: 1.1, guides: 0.95, questions: 0.9, promotions: 0.95, news: 0.9, blogs: 0.9 },
};

/** More words describe something, rather than name it. */
const NAME_WORDS = 2;

/** What a query asks for, by the words that ask; a query of one or two words without such is a name. */
export function intentsOf(query: string): Intent[] {
  const words = queryWords(query);
  const isHow = words.some((word, at) => HOW.has(word) && !HOW_MUCH.has(words[at + 1] ?? ''));
  const intents: Intent[] = [];
  if (isHow) intents.push('how');
  else if (words.some((word) => QUESTION.has(word) || HOW_MUCH.has(word))) intents.push('question');
  if (words.some((word) => PROBLEM.has(word))) intents.push('problem');
  if (intents.length === 0 && words.length <= NAME_WORDS) intents.push('name');
  return intents;
}

/** The factors of the kinds of entries for a query. */
export function kindFactorsOf(query: string): Partial<Record<EntryKind, number>> {
  const factors: Partial<Record<EntryKind, number>> = {};
  for (const intent of intentsOf(query)) {
    for (const [kind, factor] of Object.entries(INTENT_FACTORS[intent]) as [EntryKind, number][])
      factors[kind] = (factors[kind] ?? 1) * factor;
  }
  return factors;
}
