import {
  type CalculatorPreset,
  type InterestTier,
  LANGUAGES,
  type LoanProduct,
  type Locale,
} from '@beranda/contract';
import { effectiveRateOfFlat } from '@beranda/finance';
import { formatMoney } from '#src/components/money/use-money.ts';
import { MAX_DECIMALS } from '#src/components/numbers/parse-number.ts';
import type { ResolvedCalculator } from '#src/features/calculators/calculator-settings.server.ts';
import { ratesByTerm, type TermBand } from '#src/features/calculators/loan/loan.ts';
import type { DepositGuarantee } from '#src/features/rates/published/guarantee.server.ts';
import { messagesOf } from '#src/i18n/messages.ts';
import { formatters } from '#src/i18n/use-formatter.ts';
import { translatorOf } from '#src/i18n/use-translations.ts';

/** The interest of a product as a table of ready texts, so that its page needs no code for each kind of product. */
export type ProductInterest = {
  /** Heading of the first column: balance, term or part of the loan. */
  rowHeading: string;
  rows: { name: string; rate: string; note: string | null }[];
  note: string;
};

type Guarantee = Pick<DepositGuarantee, 'percent'> | null;
type Offered = { title: string; tiers: readonly InterestTier[] };

function textsOf(locale: Locale) {
  const messages = messagesOf(locale);
  const format = formatters[locale];
  const percentWith = (minimumFractionDigits: number, maximumFractionDigits: number) => (percent: number) =>
    format.number(percent / 100, { style: 'percent', minimumFractionDigits, maximumFractionDigits });
  return {
    t: translatorOf(LANGUAGES[locale].format, messages, 'productInterest'),
    systems: messages.figures.systems,
    percent: percentWith(2, MAX_DECIMALS),
    /** A computed rate. */
    roundedPercent: percentWith(2, 2),
    percentInText: percentWith(0, MAX_DECIMALS),
    rupiah: (amount: number) => formatMoney(format, amount, 'IDR', { maximumFractionDigits: 0 }),
  };
}

type Texts = ReturnType<typeof textsOf>;

function balanceOf({ from, to }: InterestTier, { t, rupiah }: Texts): string {
  if (to === null) return t('above', { from: rupiah(from) });
  return from === 0 ? t('below', { to: rupiah(to) }) : t('between', { from: rupiah(from), to: rupiah(to) });
}

/** Rows of deposits; those above the guaranteed rate say so. */
function paidRows(
  rows: readonly { name: string; annualRatePercent: number }[],
  guarantee: Guarantee,
  { t, percent, percentInText }: Texts,
): ProductInterest['rows'] {
  return rows.map(({ name, annualRatePercent }) => ({
    name,
    rate: percent(annualRatePercent),
    note:
      guarantee && annualRatePercent > guarantee.percent
        ? t('notInsured', { percent: percentInText(guarantee.percent) })
        : null,
  }));
}

function bandName({ from, to }: TermBand, index: number, t: Texts['t']): string {
  if (index === 0) return t('upToYears', { years: to });
  return from === to ? t('oneTerm', { years: to }) : t('years', { from, years: to });
}

/** A row for the offered terms of each rate. */
function termRows(
  loan: LoanProduct,
  { t, systems: systemNames, percent, roundedPercent }: Texts,
): ProductInterest['rows'] {
  const isFlat = loan.systems[0] === 'flat';
  return ratesByTerm(loan).map((band, index) => {
    const { annualRatePercent, to } = band;
    const equivalent = () => roundedPercent(effectiveRateOfFlat(annualRatePercent, to * 12));
    return {
      name: bandName(band, index, t),
      rate: t('from', { rate: percent(annualRatePercent) }),
      note: isFlat ? `${systemNames.flat}, ${t('equivalent', { percent: equivalent(), years: to })}` : null,
    };
  });
}

/** A loan's rate by interest system, or by period where a rate after the fixed one is assumed. */
function loanRows(loan: LoanProduct, texts: Texts): ProductInterest['rows'] {
  const { t, systems, percent, roundedPercent } = texts;
  const [system] = loan.systems;
  const { annualRatePercent, phases, years } = loan;
  if (!system) return [];
  const rate = percent(annualRatePercent.initial);
  if (phases)
    return [
      {
        name: t('fixedPeriod', { years: phases.fixedYears }),
        rate,
        note: t('fixedNote', { system: systems[system].toLowerCase() }),
      },
      {
        name: t('afterFixedPeriod'),
        rate: percent(phases.laterAnnualRatePercent),
        note: t('floatingNote'),
      },
    ];
  if (loan.termRates.length > 0) return termRows(loan, texts);
  const equivalent =
    system === 'flat'
      ? t('equivalent', {
          percent: roundedPercent(effectiveRateOfFlat(annualRatePercent.initial, years.initial * 12)),
          years: years.initial,
        })
      : null;
  return [{ name: systems[system], rate: t('from', { rate }), note: equivalent }];
}

/**
 * Null where neither the product nor its calculator has a rate. Savings have only their own: the calculator's, where the
 * product states none, is an example.
 */
export function productInterest(
  { tiers, calculator: preset }: Pick<Offered, 'tiers'> & { calculator: CalculatorPreset | null },
  calculator: ResolvedCalculator | null,
  guarantee: Guarantee,
  locale: Locale,
): ProductInterest | null {
  const texts = textsOf(locale);
  const { t } = texts;
  if (tiers.length > 0) {
    const rows = tiers.map((tier) => ({ ...tier, name: balanceOf(tier, texts) }));
    return { rowHeading: t('balance'), rows: paidRows(rows, guarantee, texts), note: t('beforeTax') };
  }
  if (preset?.kind === 'savings-goal' && preset.annualRatePercent !== null) {
    const rows = [{ name: t('anyBalance'), annualRatePercent: preset.annualRatePercent }];
    return { rowHeading: t('balance'), rows: paidRows(rows, guarantee, texts), note: t('beforeTax') };
  }
  if (calculator?.kind === 'time-deposit') {
    const rows = calculator.settings.offer.terms.map((term) => ({ ...term, name: t('months', term) }));
    return { rowHeading: t('term'), rows: paidRows(rows, guarantee, texts), note: t('beforeTax') };
  }
  const loan = calculator?.kind === 'loan' ? calculator.settings.loans[0] : undefined;
  if (!loan) return null;
  const rows = loanRows(loan, texts);
  const part = loan.phases ? 'period' : loan.termRates.length > 0 ? 'term' : 'system';
  return { rowHeading: t(part), rows, note: t('loanNote') };
}

/**
 * Which rate the calculator of a product starts from, whether LPS insures it, and that a running promotion is not
 * part of it; null without a calculator.
 *
 * @param promotion its period as a text.
 */
export function calculatorLead(
  { title, tiers }: Offered,
  calculator: ResolvedCalculator | null,
  guarantee: Guarantee,
  promotion: { period: string } | null,
  locale: Locale,
): string | null {
  if (!calculator) return null;
  const { t, percentInText: percent } = textsOf(locale);
  if (calculator.kind === 'time-deposit') return t('lead.byTerm');
  const isLoan = calculator.kind === 'loan';
  const loan = isLoan ? calculator.settings.loans[0] : undefined;
  const initialRate = isLoan
    ? (loan?.annualRatePercent.initial ?? 0)
    : calculator.settings.offer.annualRatePercent.initial;
  const byBalance = isLoan ? [] : tiers;
  const byTerm = loan ? ratesByTerm(loan) : [];
  const ratesByCondition = [...byBalance, ...byTerm].map(({ annualRatePercent }) => annualRatePercent);
  const rates = ratesByCondition.length > 0 ? ratesByCondition : [initialRate];
  const [min, max] = [Math.min(...rates), Math.max(...rates)];
  const sentences = [
    min < max
      ? t(isLoan ? 'lead.byLoanTerm' : 'lead.byBalance', {
          product: title,
          min: percent(min),
          max: percent(max),
        })
      : t('lead.oneRate', { product: title, rate: percent(max) }),
  ];
  if (guarantee && max > guarantee.percent)
    sentences.push(`${t('notInsured', { percent: percent(guarantee.percent) })}.`);
  if (isLoan && promotion) sentences.push(t('lead.promotion', promotion));
  return sentences.join(' ');
}
