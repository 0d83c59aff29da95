import type { FormAnswers } from '@beranda/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hasFocusedControl } from '#src/app/form-controls.ts';
import { useIsHydrated } from '#src/app/use-is-hydrated.ts';
import type { FormResult } from '#src/content/loader-types.ts';
import { FORM_CHECK_ID, FORM_ID, FORM_RESULT_ID, FORM_TITLE_ID } from './form-ids.ts';

type CheckStep = {
  /** The answers to check; undefined while they are edited. */
  answers: FormAnswers | undefined;
  /** Shows the check page. */
  check: (answers: FormAnswers) => void;
  /** Shows the fields: the answers have changed, or were rejected. */
  edit: () => void;
  /** Whether the check page was left by loading the page again, which forgets its answers. */
  isReloaded: boolean;
};

/**
 * The step of a long form: fields, or the check page. The step is in the fragment of the address, so that the browser's buttons
 * lead from one to the other. Only the fragment changes: the router loads nothing.
 */
export function useCheckStep(formResult: FormResult | undefined): CheckStep {
  const location = useLocation();
  // Browsers do not send the fragment to the server.
  const hash = useIsHydrated() ? location.hash : '';
  const navigate = useNavigate();
  const posted = formResult?.kind === 'check' ? formResult.answers : undefined;
  const [answers, setAnswers] = useState(posted);
  // The page that the server has responded with, without JavaScript so far.
  const isPosted = posted !== undefined && (hash === '' || hash === `#${FORM_RESULT_ID}`);
  const isChecking = answers !== undefined && (isPosted || hash === `#${FORM_CHECK_ID}`);
  useFocusOnChange(isChecking, hash);
  const [isReloaded, setIsReloaded] = useState(false);
  const { search } = location;

  // The fragment would name a check page that is not there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    if (window.location.hash !== `#${FORM_CHECK_ID}` || posted) return;
    setIsReloaded(true);
    void navigate({ search, hash: `#${FORM_ID}` }, { preventScrollReset: true, replace: true });
  }, []);

  function check(valid: FormAnswers): void {
    setAnswers(valid);
    // Going back to an address without fragment would load the page again.
    if (['', `#${FORM_CHECK_ID}`].includes(window.location.hash))
      history.replaceState(history.state, '', `#${FORM_ID}`);
    void navigate({ search, hash: `#${FORM_CHECK_ID}` }, { preventScrollReset: true });
  }

  const edit = () => setAnswers(undefined);
  return { answers: isChecking ? answers : undefined, check, edit, isReloaded };
}

/** Moves focus to the check page, or back to the group of fields that the fragment names, else to the form. */
function useFocusOnChange(isChecking: boolean, hash: string): void {
  const wasChecking = useRef(isChecking);
  useEffect(() => {
    if (wasChecking.current === isChecking) return;
    wasChecking.current = isChecking;
    // Somebody has entered a field before the form was hydrated.
    const inputs = document.querySelector(`#${FORM_ID} .at-edit`);
    if (!isChecking && inputs && hasFocusedControl(inputs)) return;
    const named = document.getElementById(hash.slice(1));
    const isPart = named?.closest(`#${FORM_ID}`) && named.id !== FORM_ID;
    (isPart ? named : document.getElementById(FORM_TITLE_ID))?.focus();
  }, [isChecking, hash]);
}
