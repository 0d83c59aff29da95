import type { LoanProduct } from '@beranda/contract';
import { type InputEvent, type RefObject, useMemo, useState } from 'react';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useFieldValues } from '../use-field-values.ts';
import { useLastValid } from '../use-last-valid.ts';
import { illustrateLoan, type LoanIllustration } from './loan-illustration.ts';
import {
  type LoanInput,
  loanQuery,
  PREVIOUS_PRODUCT,
  type ValidatedLoan,
  validateLoan,
} from './loan-terms.ts';

/** Form state of a loan and its result. */
export type LoanState = {
  form: RefObject<HTMLFormElement | null>;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
  /** Initial values of the fields; they change when another product is selected. */
  initial: ValidatedLoan['fields'];
  validated: ValidatedLoan;
  /** Of the last valid input, if any. It may lag behind (deferred value) while a slider moves. */
  illustration: LoanIllustration | undefined;
};

/** Tracks a loan form and computes the result of valid input. */
export function useLoan(input: LoanInput, loans: readonly LoanProduct[]): LoanState {
  const locale = useSiteLocale();
  const [initial, setStart] = useState(() => validateLoan(input, loans, locale).fields);
  const { form, values, onInput, setValues } = useFieldValues(initial);
  const validated = validateLoan(values, loans, locale);

  function showFields(fields: ValidatedLoan['fields']): void {
    setStart(fields);
    setValues(fields);
  }

  /** The input as the form would submit it after selecting another product. */
  function withProduct({ slug }: LoanProduct): LoanInput {
    return { ...values, product: slug, [PREVIOUS_PRODUCT]: validated.product.slug };
  }

  // Another product was selected before hydration.
  if (values.product !== initial.product) showFields(validated.fields);

  const lastValid = useLastValid(validated.terms, loanQuery);
  const illustration = useMemo(() => lastValid && illustrateLoan(lastValid), [lastValid]);

  return {
    form,
    onInput(event) {
      const { name, value } = event.target as HTMLInputElement;
      const product = name === 'product' ? loans.find(({ slug }) => slug === value) : undefined;
      if (product) showFields(validateLoan(withProduct(product), loans, locale).fields);
      else onInput(event);
    },
    initial,
    validated,
    illustration,
  };
}
