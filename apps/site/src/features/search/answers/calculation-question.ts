import type { CalculatorKind } from '#src/features/calculators/definition.ts';
import { questionWords, wordSet } from './question-words.ts';

const AMOUNT_UNITS = wordSet('rb ribu k jt juta m miliar milyar', 'thousand million billion');
/** From here on a number without a unit is an amount, and no year or term. */
const MIN_AMOUNT = 100_000;
const TERM_UNITS = wordSet('bulan bln tahun thn setahun sebulan', 'month year yr');
const ASKS = wordSet(
  'berapa brp dapat dapet hitung simulasi kalkulator sebulan cicilan angsuran',
  'how much calculate calculator payment monthly',
);
/** Words of a question about a condition of a product, which no calculator has. */
const CONDITIONS = wordSet(
  'minimal minimum maksimal maksimum limit biaya admin gaji jaminan agunan syarat umur usia jam',
  'max fee salary collateral requirement age',
);
/** A question how much to save needs no amount: the amount is the answer. */
const SAVING = wordSet('nabung menabung ditabung nyisihin nyisihkan menyisihkan disisihkan', 'save');
const HOW_MUCH = wordSet('berapa brp', 'much');
const INTEREST = wordSet('bunga', 'interest');
/** Words for an outcome: with an amount and a term but no product, they mean that of a deposit. */
const OUTCOME = wordSet('dapat dapet jadi');

/** What is calculated, by the words that say so; the first that applies. */
const WORDS: readonly (readonly [CalculatorKind, ReadonlySet<string>])[] = [
  [
    'savings-goal',
    wordSet(
      'nabung menabung kumpul mengumpulkan terkumpul nyisihin nyisihkan menyisihkan sisihkan target',
      'save saving goal',
    ),
  ],
  [
    'loan',
    wordSet(
      'cicilan cicil nyicil mencicil angsuran angsur mengangsur kpr kredit pinjam pinjaman minjam meminjam pinjem',
      'loan mortgage instalment installment repayment payment borrow',
    ),
  ],
  ['time-deposit', wordSet('deposito depo didepositokan mendepositokan', 'deposit interest')],
];

function hasAmount(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      /^\d/.test(word) &&
      (AMOUNT_UNITS.has(words[at + 1] ?? '') || Number(word.replaceAll(/\D/g, '')) >= MIN_AMOUNT),
  );
}

const hasAny = (words: readonly string[], set: ReadonlySet<string>) => words.some((word) => set.has(word));

/**
 * The calculator that answers a search such as `angsuran 100 juta 5 tahun`: one with an amount and either a term or a
 * question how much; or a question how much to save. Null for all others, also where the amount only describes a product.
 */
export function readCalculationQuestion(query: string): CalculatorKind | null {
  const words = questionWords(query);
  if (hasAny(words, CONDITIONS)) return null;
  if (!hasAmount(words)) {
    const asksHowMuchToSave = hasAny(words, SAVING) && hasAny(words, HOW_MUCH) && !hasAny(words, INTEREST);
    return asksHowMuchToSave ? 'savings-goal' : null;
  }
  const hasTerm = hasAny(words, TERM_UNITS);
  if (!hasTerm && !hasAny(words, ASKS)) return null;
  const named = WORDS.find(([, names]) => hasAny(words, names))?.[0];
  return named ?? (hasTerm && hasAny(words, OUTCOME) ? 'time-deposit' : null);
}
