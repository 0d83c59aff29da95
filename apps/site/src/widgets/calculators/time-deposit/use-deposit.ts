import type { CalculatorsContent } from '@beranda/contract';
import { type InputEvent, type RefObject, useMemo, useState } from 'react';
import { useLocale } from '#src/i18n/use-locale.ts';
import { useLastSound } from '../use-last-sound.ts';
import { useTypedFields } from '../use-typed-fields.ts';
import { type DepositIllustration, illustrateDeposit } from './deposit-illustration.ts';
import {
  type DepositOffer,
  depositQuery,
  type GivenDeposit,
  type JudgedDeposit,
  judgeDeposit,
} from './deposit-terms.ts';

/** The form of a time deposit, and what comes of it. */
export type WorkedOutDeposit = {
  form: RefObject<HTMLFormElement | null>;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
  /** What the fields hold at first. */
  start: JudgedDeposit['fields'];
  judged: JudgedDeposit;
  /** Of the last terms that were sound, where there were any. It may lag behind a slider that moves. */
  illustration: DepositIllustration | undefined;
};

/** Follows a form for a deposit and works it out as soon as it is sound. */
export function useDeposit(
  given: GivenDeposit,
  offer: DepositOffer,
  tax: CalculatorsContent['interestTax'],
): WorkedOutDeposit {
  const locale = useLocale();
  const [start] = useState(() => judgeDeposit(given, offer, locale).fields);
  const { form, typed, onInput } = useTypedFields(start);
  const judged = judgeDeposit(typed, offer, locale);
  const shown = useLastSound(judged.terms, depositQuery);
  const illustration = useMemo(() => shown && illustrateDeposit(shown, tax), [shown, tax]);
  return { form, onInput, start, judged, illustration };
}
