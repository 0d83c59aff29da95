import type { Currency, Locale, RateType } from '@beranda/contract';
import { parseNumber } from '#src/components/numbers/parse-number.ts';
import { MAX_CONVERSION_AMOUNT } from '#src/features/rates/exchange/conversion.ts';
import { indexOfPhrase, questionWords, SEARCH_QUESTION_WORDS, wordSet } from './question-words.ts';

/** A search for the rate of one currency, and the amount to convert if it names one. */
type RateQuestion = {
  code: string;
  rateType: RateType;
  amount: number | null;
  /** The amount is in rupiah, to be converted to the currency; otherwise the reverse. */
  isFromRupiah: boolean;
};

/** What people call currencies, besides their code and name. */
const CURRENCY_NAMES: Readonly<Record<string, readonly string[]>> = {
  USD: ['dolar', 'dollar', 'dolar as', 'dolar us', 'us dollar', 'dolar amerika', 'american dollar'],
  SGD: ['dolar singapura', 'dolar singapur', 'singapore dollar'],
  AUD: ['dolar australia', 'australian dollar', 'aussie dollar'],
  HKD: ['dolar hong kong', 'dolar hongkong', 'hong kong dollar'],
  CAD: ['dolar kanada', 'canadian dollar'],
  NZD: ['dolar selandia baru', 'new zealand dollar'],
  EUR: ['euro', 'eropa euro'],
  GBP: ['pound', 'poundsterling', 'pound sterling', 'british pound', 'pound inggris'],
  JPY: ['yen', 'yen jepang', 'japanese yen'],
  CNY: ['yuan', 'renminbi', 'yuan china', 'yuan cina', 'chinese yuan', 'rmb'],
  CHF: ['franc', 'swiss franc', 'franc swiss'],
  MYR: ['ringgit', 'ringgit malaysia', 'malaysian ringgit'],
  THB: ['baht', 'baht thailand', 'thai baht'],
  SAR: ['riyal', 'real saudi', 'riyal saudi', 'riyal arab saudi', 'saudi riyal'],
  KRW: ['won korea', 'korean won'],
};

const RATE_TYPES: readonly [phrase: string, type: RateType][] = [
  ['tt counter', 'tt-counter'],
  ['bank notes', 'bank-notes'],
  ['banknotes', 'bank-notes'],
  ['uang kertas', 'bank-notes'],
  ['e rate', 'e-rate'],
  ['erate', 'e-rate'],
];

const RUPIAH = wordSet('rupiah rp idr');
const CONTEXT = wordSet(
  'kurs nilai tukar harga mata uang valas konversi ke jadi dalam beli jual',
  'rate exchange price currency convert conversion to into buy sell buying selling value',
);
const SCALES: Readonly<Record<string, number>> = {
  ribu: 1e3,
  thousand: 1e3,
  juta: 1e6,
  million: 1e6,
  miliar: 1e9,
  billion: 1e9,
};

/** Replaces the first occurrence of a phrase by nulls. @returns whether there was one. */
function replacePhrase(words: (string | null)[], phrase: readonly string[]): boolean {
  const start = indexOfPhrase(
    words.map((word) => word ?? ''),
    phrase,
  );
  if (start < 0) return false;
  words.fill(null, start, start + phrase.length);
  return true;
}

/**
 * Reads a search as a question for a rate. Null if any word is not part of such a question, and unless exactly one
 * currency is named: no answer rather than a wrong one.
 */
export function readRateQuestion(
  query: string,
  currencies: readonly Pick<Currency, 'code' | 'name'>[],
  locale: Locale,
): RateQuestion | null {
  const words: (string | null)[] = questionWords(query);
  let rateType: RateType = 'e-rate';
  for (const [phrase, type] of RATE_TYPES) if (replacePhrase(words, questionWords(phrase))) rateType = type;

  // Longest first: `dolar singapura` before `dolar`.
  const phrases = currencies
    .flatMap(({ code, name }) =>
      [code, name, ...(CURRENCY_NAMES[code] ?? [])].map((text) => ({ code, phrase: questionWords(text) })),
    )
    .sort((a, b) => b.phrase.length - a.phrase.length);
  const codes = new Set(phrases.filter(({ phrase }) => replacePhrase(words, phrase)).map(({ code }) => code));
  const [code] = codes;
  if (code === undefined || codes.size > 1) return null;

  let amount: number | null = null;
  let isFromRupiah = false;
  for (const [index, word] of words.entries()) {
    if (word === null || CONTEXT.has(word) || SEARCH_QUESTION_WORDS.has(word) || RUPIAH.has(word)) continue;
    const before = words[index - 1];
    if (amount !== null && SCALES[word] && before && /^\p{N}/u.test(before)) continue;
    const value = /^\p{N}/u.test(word) ? parseNumber(word, locale) : undefined;
    if (value === undefined || amount !== null) return null;
    const next = words[index + 1];
    const scale = SCALES[next ?? ''];
    amount = value * (scale ?? 1);
    const named = scale ? words[index + 2] : next;
    isFromRupiah = (!!named && RUPIAH.has(named)) || (!!before && RUPIAH.has(before) && named !== null);
  }
  if (amount !== null && (amount <= 0 || amount > MAX_CONVERSION_AMOUNT)) return null;
  return { code, rateType, amount, isFromRupiah };
}
