'use client';

import { useDocumentInfo, useForm, useFormInitializing } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef } from 'react';
import { differencesOf, isSameValue, type Values } from './differences.ts';
import { backoffMs } from './retry-policy.ts';
import type { SaveStates } from './save-states.ts';
import { useAutosave } from './use-autosave.ts';
import { usePutValues } from './use-put-values.ts';
import { waitUntilOnline } from './wait-until-online.ts';

const CREATE_AFTER_MS = 1_500;

type CreateOptions = {
  fields: FormState;
  hasDrafts: boolean;
  isEditable: boolean;
  labelled: readonly { name: string; label: string }[];
  /** Called when the stored item's form replaces this one. */
  onCreated: () => void;
  /** The collection's API path. */
  list: string;
  /** The language of the form. */
  locale: string;
  /** Payload's flag. */
  isMarkedModified: boolean;
  states: SaveStates;
};

type CarriedOver = { sent: Values; data: Values; focus: Focus | null };

/** Input typed while a new document was being created, by its path. */
const carriedOver = new Map<string, CarriedOver>();

/** The focused field, found again by selector in the next form. */
type Focus = { selector: string; index: number; selection: [number, number] | null };

function currentFocus(): Focus | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return null;
  const isEditor = element.isContentEditable;
  const selector = isEditor ? '[data-lexical-editor]' : element.id ? `#${CSS.escape(element.id)}` : null;
  if (selector === null) return null;
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const { selectionStart, selectionEnd } = isText ? element : { selectionStart: null, selectionEnd: null };
  return {
    selector,
    index: [...document.querySelectorAll(selector)].indexOf(element),
    selection: selectionStart !== null && selectionEnd !== null ? [selectionStart, selectionEnd] : null,
  };
}

function focusAgain({ selector, index, selection }: Focus): void {
  const element = document.querySelectorAll<HTMLElement>(selector)[index];
  element?.focus();
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (isText && selection) element.setSelectionRange(...selection);
}

/** Repeats with backoff until the server has answered. Rejects on abort. */
async function putUntilAnswered(put: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; !(await put()); attempt++) await waitUntilOnline(backoffMs(attempt), signal);
  signal.throwIfAborted();
}

/**
 * Creates a new item after the first input (debounced), as autosave does for existing items. Then opens the
 * stored item's form, with the input typed meanwhile.
 */
export function useCreateWhenTyped({
  fields,
  hasDrafts,
  isEditable,
  isMarkedModified,
  labelled,
  list,
  locale,
  onCreated,
  states,
}: CreateOptions): void {
  const { collectionSlug, id } = useDocumentInfo();
  const isInitializing = useFormInitializing();
  const { dispatchFields, getData, setModified } = useForm();
  const autosave = useAutosave(locale);
  const putValues = usePutValues(locale);
  const isNew = Boolean(collectionSlug) && id === undefined && hasDrafts && isEditable;
  const isCreating = useRef(false);
  const created = useRef<{ path: string; sent: Values } | null>(null);
  const focus = useRef<Focus | null>(null);
  const latest = useRef({ autosave, getData, onCreated, putValues });
  latest.current = { autosave, getData, onCreated, putValues };

  // biome-ignore lint/correctness/useExhaustiveDependencies: every field change restarts the debounce.
  useEffect(() => {
    if (!isNew || !isMarkedModified || isCreating.current || created.current) return;
    const timer = setTimeout(async () => {
      isCreating.current = true;
      const sent = getData();
      const stop = states.subscribe(() => {
        const state = states.get(list);
        if (state.kind === 'saved' && state.id !== null)
          created.current = { path: `${list}/${state.id}`, sent };
      });
      await latest.current.autosave(list, 'POST');
      stop();
      isCreating.current = false;
    }, CREATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [fields, isMarkedModified, isNew, list, locale]);

  // Until navigation, input continues in this form.
  useEffect(() => {
    if (!isNew) return;
    const note = () => {
      focus.current = currentFocus();
    };
    document.addEventListener('keyup', note);
    document.addEventListener('input', note);
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('keyup', note);
      document.removeEventListener('input', note);
      document.removeEventListener('focusin', note);
    };
  }, [isNew]);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  useEffect(
    () => () => {
      if (!created.current) return;
      const { path, sent } = created.current;
      carriedOver.set(path, { sent, data: latest.current.getData(), focus: focus.current });
      latest.current.onCreated();
    },
    [],
  );

  // Wait until the form is ready: before, it takes no focus and overwrites values with its initial state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once when the form is ready; later field changes must not repeat it.
  useEffect(() => {
    const path = `${list}/${id}`;
    const carried = id === undefined || isInitializing ? undefined : carriedOver.get(path);
    if (!carried) return;
    carriedOver.delete(path);
    const typed = differencesOf(labelled, carried.data, carried.sent);
    const isPlain = typed.every(({ mine, name }) => fields[name] && typeof mine === 'string');
    if (typed.length > 0 && isPlain) {
      for (const { mine, name } of typed) dispatchFields({ type: 'UPDATE', path: name, value: mine });
      setModified(true);
    } else if (typed.length > 0) {
      const values = Object.fromEntries(typed.map(({ mine, name }) => [name, mine]));
      const shown = latest.current.getData();
      /** Not what was typed during the wait. */
      const putUntouched = () => {
        const now = latest.current.getData();
        const untouched = Object.entries(values).filter(([name]) => isSameValue(now[name], shown[name]));
        return latest.current.putValues(Object.fromEntries(untouched));
      };
      const unmounted = new AbortController();
      putUntilAnswered(putUntouched, unmounted.signal).then(
        () => setModified(true),
        // For the next form of this document.
        () => carriedOver.set(path, carried),
      );
      abort.current = unmounted;
    }
    if (carried.focus) focusAgain(carried.focus);
  }, [id, isInitializing, list]);
}
