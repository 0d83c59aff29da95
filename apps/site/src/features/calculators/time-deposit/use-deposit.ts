import type { CalculatorsContent } from '@beranda/contract';
import { type InputEvent, type RefObject, useMemo, useState } from 'react';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useLastValid } from '../use-last-valid.ts';
import { useTypedFields } from '../use-typed-fields.ts';
import { type DepositIllustration, illustrateDeposit } from './deposit-illustration.ts';
import {
  type DepositInput,
  type DepositOffer,
  depositQuery,
  type ValidatedDeposit,
  validateDeposit,
} from './deposit-terms.ts';

/** The form of a time deposit, and what comes of it. */
export type WorkedOutDeposit = {
  form: RefObject<HTMLFormElement | null>;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
  /** What the fields hold at first. */
  start: ValidatedDeposit['fields'];
  validated: ValidatedDeposit;
  /** Of the last terms that were sound, where there were any. It may lag behind a slider that moves. */
  illustration: DepositIllustration | undefined;
};

/** Follows a form for a deposit and works it out as soon as it is sound. */
export function useDeposit(
  input: DepositInput,
  offer: DepositOffer,
  tax: CalculatorsContent['interestTax'],
): WorkedOutDeposit {
  const locale = useSiteLocale();
  const [start] = useState(() => validateDeposit(input, offer, locale).fields);
  const { form, typed, onInput } = useTypedFields(start);
  const validated = validateDeposit(typed, offer, locale);
  const shown = useLastValid(validated.terms, depositQuery);
  const illustration = useMemo(() => shown && illustrateDeposit(shown, tax), [shown, tax]);
  return { form, onInput, start, validated, illustration };
}
