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

/** The form of a loan, and what comes of it. */
export type LoanState = {
  form: RefObject<HTMLFormElement | null>;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
  /** What the fields hold at first; others as soon as another product is chosen. */
  initial: ValidatedLoan['fields'];
  validated: ValidatedLoan;
  /** Of the last terms that were sound, where there were any. It may lag behind a slider that moves. */
  illustration: LoanIllustration | undefined;
};

/** Follows a form of loan fields and works it out as soon as it is sound. */
export function useLoan(input: LoanInput, loans: readonly LoanProduct[]): LoanState {
  const locale = useSiteLocale();
  const [initial, setStart] = useState(() => validateLoan(input, loans, locale).fields);
  const { form, values, onInput, setValues } = useFieldValues(initial);
  const validated = validateLoan(values, loans, locale);

  function showFields(fields: ValidatedLoan['fields']): void {
    setStart(fields);
    setValues(fields);
  }

  /** As the form is sent without script when another product is chosen. */
  function withProduct({ slug }: LoanProduct): LoanInput {
    return { ...values, product: slug, [PREVIOUS_PRODUCT]: validated.product.slug };
  }

  // Another product was chosen before this code came.
  if (values.product !== initial.product) showFields(validated.fields);

  const shown = useLastValid(validated.terms, loanQuery);
  const illustration = useMemo(() => shown && illustrateLoan(shown), [shown]);

  return {
    form,
    onInput(event) {
      const { name, value } = event.target as HTMLInputElement;
      const product = name === 'product' ? loans.find(({ slug }) => slug === value) : undefined;
      if (product) showFields(validateLoan(withProduct(product), loans, locale).fields);
      else onInput(event);
    },
    initial: initial,
    validated,
    illustration,
  };
}
