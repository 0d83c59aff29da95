import type { LoanProduct } from '@beranda/contract';
import { useTranslations } from 'use-intl';
import { CalculatorForm } from '../calculator-form.tsx';
import { Choices } from '../choices.tsx';
import { PrintedInputs } from '../printed-inputs.tsx';
import { ResultActions } from '../result-actions.tsx';
import { ResultPanel } from '../result-panel.tsx';
import { useAnnouncement } from '../use-announcement.ts';
import { useFigures } from '../use-figures.ts';
import { useKeptQuery } from '../use-kept-query.ts';
import { LoanComparison } from './loan-comparison.tsx';
import { LoanFields } from './loan-fields.tsx';
import { LOAN_CALCULATOR_ID, LOAN_PATH } from './loan-page.ts';
import { LoanResult } from './loan-result.tsx';
import { LoanSchedule } from './loan-schedule.tsx';
import { type GivenLoan, loanQuery, PRODUCT_TYPED_FOR } from './loan-terms.ts';
import { useLoan } from './use-loan.ts';

export type LoanCalculatorProps = {
  loans: readonly LoanProduct[];
  disclaimer: string;
  /** What the address asks for. */
  given?: GivenLoan;
  /** The only product to be worked out, on its own page. */
  product?: string;
  /** The page's address follows what is typed; only on the calculator's own page. */
  isAddressKept?: boolean;
};

/**
 * What a loan costs. Without script it is a form that its page answers; with it the result follows what is typed.
 *
 * @throws RangeError where there is no loan, or none of the name of `product`.
 */
export function LoanCalculator({
  loans,
  disclaimer,
  given = {},
  product,
  isAddressKept,
}: LoanCalculatorProps) {
  const t = useTranslations('calculators');
  const tFigures = useTranslations('figures');
  const { rupiah, percent } = useFigures();
  const offered = product === undefined ? loans : loans.filter(({ slug }) => slug === product);
  const { form, onInput, start, judged, illustration } = useLoan(given, offered);
  const { terms, problems } = judged;
  const query = terms && loanQuery(terms);
  useKeptQuery(isAddressKept ? query : undefined);
  const announced = useAnnouncement(terms && illustration ? sentence() : '');

  function sentence(): string {
    if (!illustration) return '';
    const first = rupiah(illustration.first.payment);
    if (illustration.system !== 'effective') return t('loan.announced', { amount: first });
    return t('loan.announcedFalling', { first, last: rupiah(illustration.last.payment) });
  }

  return (
    <div id={LOAN_CALCULATOR_ID}>
      {illustration && (
        <PrintedInputs
          figures={[
            [t('loan.product'), judged.product.name],
            [tFigures('principal'), rupiah(illustration.terms.principal)],
            [tFigures('years'), String(illustration.terms.years)],
            [tFigures('rate'), percent(illustration.terms.annualRatePercent)],
            [tFigures('system'), tFigures(`systems.${illustration.system}`)],
          ]}
        />
      )}
      <div className="calculator">
        <CalculatorForm form={form} path={LOAN_PATH} onInput={onInput}>
          {offered.length > 1 || problems.product ? (
            <Choices
              id="loan-product"
              name="product"
              label={t('loan.product')}
              options={offered.map(({ slug, name }) => ({ value: slug, text: name }))}
              chosen={start.product}
              problem={problems.product}
            />
          ) : (
            <input type="hidden" name="product" value={judged.product.slug} />
          )}
          <input type="hidden" name={PRODUCT_TYPED_FOR} value={judged.product.slug} />
          <LoanFields key={start.product} id="loan" start={start} judged={judged} />
        </CalculatorForm>
        <ResultPanel isStale={!terms} announced={announced} disclaimer={disclaimer}>
          {illustration && <LoanResult illustration={illustration} />}
        </ResultPanel>
      </div>
      {illustration && (
        <>
          <ResultActions
            title={t('loan.title')}
            path={LOAN_PATH}
            file="loan.csv"
            query={loanQuery(illustration.terms)}
          />
          <LoanComparison terms={illustration.terms} product={judged.product} />
          <LoanSchedule illustration={illustration} />
        </>
      )}
    </div>
  );
}
