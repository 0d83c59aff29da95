import { useEffect, useRef, useState } from 'react';
import { removeFormDraft, restoreFormDraft, writeFormDraft } from '#src/app/form-drafts.ts';
import type { PageForm } from '#src/content/loader-types.ts';
import { CAPTCHA_FIELDS } from './captcha/captcha-fields.ts';
import { FORM_ID } from './form-ids.ts';

/** Debounce: typing saves the draft when it pauses. */
const SAVE_DELAY_MS = 300;

/** The hidden fields that identify a rendering of a form. A draft keeps them. */
const renderingOf = ({ idempotencyKey, issued }: PageForm): Record<string, string> => ({
  _key: idempotencyKey,
  [CAPTCHA_FIELDS.issued]: issued,
});

export type FormDraftState = {
  /** Name of the draft. */
  name: string;
  /** Whether the form has been filled in from a draft. */
  isRestored: boolean;
  rendering: Readonly<Record<string, string>>;
  /** Saves the draft, soon. */
  save: () => void;
  /** Removes the draft; nothing is saved any more. */
  clear: () => void;
  /** Identifies the form by this rendering again, where the draft's is not accepted any more. */
  forgetRendering: () => void;
};

/** Keeps a draft of a form in this tab until it is sent, and restores it after a reload or a visit to another page. */
export function useFormDraft(form: PageForm): FormDraftState {
  const { name } = form.definition;
  const [isRestored, setIsRestored] = useState(false);
  const [kept, setKept] = useState<Record<string, string>>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const element = useRef<HTMLFormElement>(undefined);

  useEffect(() => {
    const found = document.getElementById(FORM_ID);
    if (!(found instanceof HTMLFormElement)) return;
    element.current = found;
    const draft = restoreFormDraft(found);
    if (draft) {
      setIsRestored(true);
      setKept(draft.rendering);
    }
    const saveNow = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      writeFormDraft(found);
    };
    addEventListener('pagehide', saveNow);
    return () => {
      removeEventListener('pagehide', saveNow);
      saveNow();
      element.current = undefined;
    };
  }, []);

  function save(): void {
    const form = element.current;
    if (!form) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      writeFormDraft(form);
    }, SAVE_DELAY_MS);
  }

  function clear(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    element.current = undefined;
    removeFormDraft(name);
  }

  /** The draft is saved as well: it would bring the old rendering back after a reload. */
  function forgetRendering(): void {
    setKept(undefined);
    save();
  }

  return {
    name,
    isRestored,
    rendering: { ...renderingOf(form), ...kept },
    save,
    clear,
    forgetRendering,
  };
}
