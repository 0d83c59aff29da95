import type { LoanProduct } from '@beranda/contract';
import { type InputEvent, type RefObject, useMemo, useState } from 'react';
import { useLocale } from '#src/i18n/use-locale.ts';
import { useLastSound } from '../use-last-sound.ts';
import { useTypedFields } from '../use-typed-fields.ts';
import { illustrateLoan, type LoanIllustration } from './loan-illustration.ts';
import { type GivenLoan, type JudgedLoan, judgeLoan, loanQuery, PRODUCT_TYPED_FOR } from './loan-terms.ts';

/** The form of a loan, and what comes of it. */
export type WorkedOutLoan = {
  form: RefObject<HTMLFormElement | null>;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
  /** What the fields hold at first; others as soon as another product is chosen. */
  start: JudgedLoan['fields'];
  judged: JudgedLoan;
  /** Of the last terms that were sound, where there were any. It may lag behind a slider that moves. */
  illustration: LoanIllustration | undefined;
};

/** Follows a form of loan fields and works it out as soon as it is sound. */
export function useLoan(given: GivenLoan, loans: readonly LoanProduct[]): WorkedOutLoan {
  const locale = useLocale();
  const [start, setStart] = useState(() => judgeLoan(given, loans, locale).fields);
  const { form, typed, onInput, setTyped } = useTypedFields(start);
  const judged = judgeLoan(typed, loans, locale);

  function showFields(fields: JudgedLoan['fields']): void {
    setStart(fields);
    setTyped(fields);
  }

  /** As the form is sent without script when another product is chosen. */
  function withProduct({ slug }: LoanProduct): GivenLoan {
    return { ...typed, product: slug, [PRODUCT_TYPED_FOR]: judged.product.slug };
  }

  // Another product was chosen before this code came.
  if (typed.product !== start.product) showFields(judged.fields);

  const shown = useLastSound(judged.terms, loanQuery);
  const illustration = useMemo(() => shown && illustrateLoan(shown), [shown]);

  return {
    form,
    onInput(event) {
      const { name, value } = event.target as HTMLInputElement;
      const product = name === 'product' ? loans.find(({ slug }) => slug === value) : undefined;
      if (product) showFields(judgeLoan(withProduct(product), loans, locale).fields);
      else onInput(event);
    },
    start,
    judged,
    illustration,
  };
}
