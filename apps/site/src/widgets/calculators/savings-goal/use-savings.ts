import type { CalculatorsContent } from '@beranda/contract';
import { type InputEvent, type RefObject, useMemo, useState } from 'react';
import { useLocale } from '#src/i18n/use-locale.ts';
import { useLastSound } from '../use-last-sound.ts';
import { useTypedFields } from '../use-typed-fields.ts';
import { illustrateSavings, type SavingsIllustration } from './savings-illustration.ts';
import {
  type GivenSavings,
  type JudgedSavings,
  judgeSavings,
  type SavingsOffer,
  savingsQuery,
} from './savings-terms.ts';

/** The form of a savings goal, and what comes of it. */
export type WorkedOutSavings = {
  form: RefObject<HTMLFormElement | null>;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
  /** What the fields hold at first. */
  start: JudgedSavings['fields'];
  judged: JudgedSavings;
  /** Of the last terms that were sound, where there were any. It may lag behind a slider that moves. */
  illustration: SavingsIllustration | undefined;
};

/** Follows a form for savings and works it out as soon as it is sound. */
export function useSavings(
  given: GivenSavings,
  offer: SavingsOffer,
  tax: CalculatorsContent['interestTax'],
): WorkedOutSavings {
  const locale = useLocale();
  const [start] = useState(() => judgeSavings(given, offer, locale).fields);
  const { form, typed, onInput } = useTypedFields(start);
  const judged = judgeSavings(typed, offer, locale);
  const shown = useLastSound(judged.terms, savingsQuery);
  const illustration = useMemo(() => shown && illustrateSavings(shown, tax), [shown, tax]);
  return { form, onInput, start, judged, illustration };
}
