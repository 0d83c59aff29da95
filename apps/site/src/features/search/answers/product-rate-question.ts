import type { ProductSummary } from '@beranda/contract';
import { questionWords, SEARCH_QUESTION_WORDS, wordSet } from './question-words.ts';

const ABOUT_RATES = wordSet('bunga suku', 'rate interest');
const DEPOSITS = wordSet('deposito berjangka jangka tenor', 'time term fixed deposit');
/** Months in each unit of a term. */
const UNITS: Readonly<Record<string, number>> = { bulan: 1, month: 1, tahun: 12, year: 12 };
/** Common names of loans, by their slugs in the calculator settings. */
const LOAN_NAMES: Readonly<Record<string, string>> = {
  kpr: 'kpr mortgage rumah home loan kredit pinjaman',
};

type Product = Pick<ProductSummary, 'title' | 'tiers' | 'calculator'>;

/** The product whose rate a search asks for, and for deposits the term in months, or null for all terms. */
type ProductRateQuestion<One> = { product: One; months: number | null };

const isDeposit = ({ calculator }: Product) => calculator?.kind === 'time-deposit';

/** Whether the site has a rate of its own for a product; deposits have those of the settings. */
const hasRate = (product: Product) =>
  isDeposit(product) || product.tiers.length > 0 || typeof product.calculator?.annualRatePercent === 'number';

/**
 * Reads a search as a question for the rate of exactly one product. All of its words must name the product, a term
 * of a deposit, or interest.
 */
export function readProductRateQuestion<One extends Product>(
  query: string,
  products: readonly One[],
): ProductRateQuestion<One> | null {
  const words = questionWords(query);
  if (!words.some((word) => ABOUT_RATES.has(word))) return null;
  const named = words.filter((word) => !ABOUT_RATES.has(word) && !SEARCH_QUESTION_WORDS.has(word));
  const { months, others } = takeTerm(named);
  const found = products.filter((product) => {
    if (!hasRate(product) || (months !== null && !isDeposit(product))) return false;
    const names = wordSet(product.title, LOAN_NAMES[product.calculator?.loan ?? ''] ?? '');
    return others.every((word) => names.has(word) || (isDeposit(product) && DEPOSITS.has(word)));
  });
  const [product] = found;
  return product && found.length === 1 && others.length > 0 ? { product, months } : null;
}

/** Parts `12 bulan` from the other words. */
function takeTerm(words: readonly string[]): { months: number | null; others: string[] } {
  const at = words.findIndex((word, index) => /^\d{1,3}$/.test(word) && UNITS[words[index + 1] ?? '']);
  if (at < 0) return { months: null, others: [...words] };
  const months = Number(words[at]) * (UNITS[words[at + 1] ?? ''] ?? 1);
  return { months, others: words.toSpliced(at, 2) };
}
