import type { LoanProduct } from '@beranda/contract';
import { useTranslations } from 'use-intl';
import { Calculator } from '../calculator.tsx';
import { loanCalculatorQuery } from '../calculator-queries.ts';
import { Choices } from '../choices.tsx';
import { useFigures } from '../use-figures.ts';
import { useSyncedQuery } from '../use-synced-query.ts';
import { LoanComparison } from './loan-comparison.tsx';
import { LoanFields } from './loan-fields.tsx';
import type { LoanIllustration } from './loan-illustration.ts';
import { LOAN_CALCULATOR_ID } from './loan-page.ts';
import { LoanResult } from './loan-result.tsx';
import { LoanSchedule } from './loan-schedule.tsx';
import { type LoanInput, loanQuery, PREVIOUS_PRODUCT } from './loan-terms.ts';
import { useLoan } from './use-loan.ts';

export type LoanCalculatorProps = {
  loans: readonly LoanProduct[];
  disclaimer: string;
  /** Input from the URL. */
  input?: LoanInput;
  /** Restricts the calculator to this product, on its own page. */
  product?: string;
  /** Product whose terms apply; null for the general settings. */
  termsOf?: string | null;
  /** Sync the URL's query with the input; only on the calculator's own page. */
  isAddressCurrent?: boolean;
};

/**
 * Loan calculator. Progressive enhancement: without script a form answered by its page, with script the result
 * updates on input.
 *
 * @throws RangeError if there is no loan, or none with the slug `product`.
 */
export function LoanCalculator({
  loans,
  disclaimer,
  input = {},
  product,
  termsOf = null,
  isAddressCurrent,
}: LoanCalculatorProps) {
  const t = useTranslations('calculators');
  const tFigures = useTranslations('figures');
  const { rupiah, percent } = useFigures();
  const offered = product === undefined ? loans : loans.filter(({ slug }) => slug === product);
  const { form, onInput, initial, validated, illustration } = useLoan(input, offered);
  const { terms, problems } = validated;
  useSyncedQuery(isAddressCurrent && terms ? loanQuery(terms, termsOf) : undefined);

  function sentenceOf({ system, first, last }: LoanIllustration): string {
    if (system !== 'effective') return t('loan.announced', { amount: rupiah(first.payment) });
    return t('loan.announcedFalling', { first: rupiah(first.payment), last: rupiah(last.payment) });
  }

  return (
    <Calculator
      id={LOAN_CALCULATOR_ID}
      title={t('loan.title')}
      path={loanCalculatorQuery.path}
      file="loan.csv"
      form={form}
      onInput={onInput}
      disclaimer={disclaimer}
      isStale={!terms}
      termsOf={termsOf}
      isEmbedded={!isAddressCurrent}
      fields={
        <>
          {offered.length > 1 || problems.product ? (
            <Choices
              id="loan-product"
              name="product"
              label={t('loan.product')}
              options={offered.map(({ slug, name }) => ({ value: slug, text: name }))}
              chosen={initial.product}
              problem={problems.product}
            />
          ) : (
            <input type="hidden" name="product" value={validated.product.slug} />
          )}
          <input type="hidden" name={PREVIOUS_PRODUCT} value={validated.product.slug} />
          <LoanFields key={initial.product} id="loan" initial={initial} validated={validated} />
        </>
      }
      result={
        illustration && {
          query: loanQuery(illustration.terms, termsOf),
          inputs: [
            [t('loan.product'), validated.product.name],
            [tFigures('principal'), rupiah(illustration.terms.principal)],
            [tFigures('years'), String(illustration.terms.years)],
            [tFigures('rate'), percent(illustration.terms.annualRatePercent)],
            [tFigures('system'), tFigures(`systems.${illustration.system}`)],
          ],
          sentence: sentenceOf(illustration),
          panel: <LoanResult illustration={illustration} />,
          details: (
            <>
              <LoanComparison terms={illustration.terms} product={validated.product} />
              <LoanSchedule illustration={illustration} />
            </>
          ),
        }
      }
    />
  );
}
