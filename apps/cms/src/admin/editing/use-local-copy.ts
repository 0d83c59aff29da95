'use client';

import type { FormState } from 'payload';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MergeBase } from './conflict-choices.ts';
import { type Difference, differencesOf, type Values } from './differences.ts';
import { displayText } from './display-text.ts';
import {
  type CopyKey,
  deferCopy,
  dropCopy,
  dropFoundCopy,
  type FormKey,
  type LocalCopy,
  listCopies,
  saveCopy,
} from './local-copies.ts';
import type { SaveState } from './save-states.ts';

const KEEP_AFTER_MS = 300;

type LocalCopyOptions = {
  copyKey: CopyKey;
  base: MergeBase;
  /** The form state triggers updates; only values are stored. */
  fields: FormState;
  /** The state that Payload puts into the form whenever it has read the document anew. */
  initialState: FormState | undefined;
  getData: () => Values;
  isEditable: boolean;
  /** Payload's flag. */
  isMarkedModified: boolean;
  labelled: readonly { name: string; label: string }[];
  /** Called when the stored document has replaced what the form had, with whether a copy of that was stored. */
  onReplaced: (isKept: boolean) => void;
  state: SaveState;
};

/** Unsaved input of an earlier form, or of this one before the stored document replaced it. */
export type FoundCopy = {
  differences: Difference[];
  /** Texts of fields that the form does not have any more, since the back office was updated. */
  removed: { name: string; text: string }[];
  values: Values;
  copy: LocalCopy;
};

type Labelled = LocalCopyOptions['labelled'];

/** The input of a copy that the form does not have. */
function unsavedIn(copy: LocalCopy, labelled: Labelled, shown: Values): FoundCopy {
  const typed = labelled.filter(({ name }) => copy.typed.includes(name));
  const differences = differencesOf(typed, copy.data, shown);
  const removed = copy.typed
    .filter((name) => !labelled.some((field) => field.name === name))
    .map((name) => ({ name, text: displayText(copy.data[name]) }))
    .filter(({ text }) => text !== '');
  const values: Values = Object.fromEntries(differences.map(({ name, mine }) => [name, mine]));
  // Restores the timestamp for optimistic locking.
  if (typeof copy.data.updatedAt === 'string') values.updatedAt = copy.data.updatedAt;
  return { differences, removed, values, copy };
}

/** The base of the typed fields; null for what was empty, since JSON has no undefined. */
const baseOf = (typed: readonly string[], { unknown, values }: MergeBase): Values =>
  Object.fromEntries(typed.filter((name) => !unknown.has(name)).map((name) => [name, values[name] ?? null]));

/** The form as it was rendered last, for what runs after its own rendering: timers, listeners and the end of the form. */
type LatestForm = RefObject<Pick<LocalCopyOptions, 'base' | 'getData' | 'labelled' | 'onReplaced'>>;

/** The input of the form that differs from the base. */
function typedSince(base: MergeBase, { current: { getData, labelled } }: LatestForm): LocalCopy {
  const now = getData();
  const typed = differencesOf(labelled, now, base.values).map(({ name }) => name);
  // With the timestamp for optimistic locking; what is stored already is not kept in the browser.
  const data = Object.fromEntries([...typed, 'updatedAt'].map((name) => [name, now[name]]));
  return { at: Date.now(), data, typed, base: baseOf(typed, base) };
}

const typedNow = (latest: LatestForm) => typedSince(latest.current.base, latest);

type HookOptions = Pick<LocalCopyOptions, 'isMarkedModified'> & {
  key: FormKey;
  latest: LatestForm;
  setIsLost: (isLost: boolean) => void;
};

/**
 * A reload of the route, such as when an edit lock is taken over, replaces what was typed by the stored document. This
 * effect runs before that of the form around it, which does so, and moves the input aside.
 *
 * @returns how often that has happened.
 */
function useReplacedInput({
  base,
  initialState,
  isEditable,
  isMarkedModified,
  key,
  latest,
  setIsLost,
}: HookOptions & Pick<LocalCopyOptions, 'base' | 'initialState' | 'isEditable'>): number {
  const shown = useRef({ base, initialState, isMarkedModified });
  const [replacements, setReplacements] = useState(0);
  useEffect(() => {
    const before = shown.current;
    shown.current = { base, initialState, isMarkedModified };
    if (before.initialState === initialState || !before.initialState) return;
    const copy = before.isMarkedModified ? typedSince(before.base, latest) : null;
    if (!isEditable || !copy || copy.typed.length === 0) return;
    // Moved aside, so that a save of what is in the form from now on does not drop it.
    const isKept = saveCopy(window.localStorage, key, copy);
    setIsLost(!isKept);
    if (isKept) deferCopy(window.localStorage, key, copy);
    latest.current.onReplaced(isKept);
    setReplacements((count) => count + 1);
  });
  return replacements;
}

/** The latest copy that has what the form has not. Drops those before it that have nothing. */
function findCopy(key: CopyKey, { current: { getData, labelled } }: LatestForm): FoundCopy | null {
  for (const copy of listCopies(window.localStorage, key)) {
    const unsaved = unsavedIn(copy, labelled, getData());
    if (unsaved.differences.length > 0 || unsaved.removed.length > 0) return unsaved;
    dropFoundCopy(window.localStorage, key, copy);
  }
  return null;
}

/** The copy that `findCopy` finds when the form is opened, and after each replacement. */
function useFoundCopy(
  isEditable: boolean,
  key: CopyKey,
  latest: LatestForm,
  replacements: number,
): [FoundCopy | null, (found: null) => void] {
  const [found, setFound] = useState<FoundCopy | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again after each replacement.
  useEffect(() => {
    setFound(isEditable ? findCopy(key, latest) : null);
  }, [isEditable, key, latest, replacements]);
  const isFound = found !== null;
  // The copy may be that of another tab, which goes on typing, or saves it.
  useEffect(() => {
    if (!isFound) return;
    const findAgain = () => setFound(findCopy(key, latest));
    window.addEventListener('storage', findAgain);
    return () => window.removeEventListener('storage', findAgain);
  }, [isFound, key, latest]);
  return [found, setFound];
}

/**
 * Stores what is typed (debounced) until it is saved.
 *
 * @returns a function that stores it at once, and returns whether the browser has space for it.
 */
function useKeptInput({
  base,
  fields,
  isKeeping,
  isMarkedModified,
  key,
  latest,
  setIsLost,
  state,
}: HookOptions & Pick<LocalCopyOptions, 'base' | 'fields' | 'state'> & { isKeeping: boolean }) {
  const keepNow = useCallback(() => {
    const isKept = saveCopy(window.localStorage, key, typedNow(latest));
    setIsLost(!isKept);
    return isKept;
  }, [key, latest, setIsLost]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run on every field change.
  useEffect(() => {
    if (!isKeeping || !isMarkedModified) return;
    const timer = setTimeout(keepNow, KEEP_AFTER_MS);
    window.addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keepNow);
    };
  }, [fields, isKeeping, isMarkedModified, keepNow]);

  useEffect(() => {
    if (!isKeeping || isMarkedModified || state.kind !== 'saved') return;
    const { getData, labelled } = latest.current;
    const isStored = [state.sent, base.values].some(
      (values) => differencesOf(labelled, getData(), values).length === 0,
    );
    if (isStored) dropCopy(window.localStorage, key);
  }, [base.values, isKeeping, isMarkedModified, key, latest, state]);

  // Flush on leaving, before the debounce ends.
  const saveOnLeaving = useRef(() => {});
  saveOnLeaving.current = () => {
    if (isKeeping && isMarkedModified) saveCopy(window.localStorage, key, typedNow(latest));
  };
  useEffect(() => () => saveOnLeaving.current(), []);

  return keepNow;
}

/** Stores input in the browser until it is saved, and finds copies of earlier forms. */
export function useLocalCopy({
  copyKey: { locale, path, user },
  base,
  fields,
  getData,
  initialState,
  isEditable,
  isMarkedModified,
  labelled,
  onReplaced,
  state,
}: LocalCopyOptions) {
  // Not `randomUUID`, which browsers offer by HTTPS only.
  const [form] = useState(() => crypto.getRandomValues(new Uint32Array(2)).join('-'));
  const key = useMemo(() => ({ user, path, locale, form }), [user, path, locale, form]);
  const [isLost, setIsLost] = useState(false);
  const latest = useRef({ base, getData, labelled, onReplaced });
  latest.current = { base, getData, labelled, onReplaced };

  const common = { base, isMarkedModified, key, latest, setIsLost };
  // In this order: a replaced form is among the copies that are found, and what is found is not overwritten.
  const replacements = useReplacedInput({ ...common, initialState, isEditable });
  const [found, setFound] = useFoundCopy(isEditable, key, latest, replacements);
  // Paused while the dialog about the found copy is open, to preserve it.
  const isKeeping = isEditable && found === null;
  const keepNow = useKeptInput({ ...common, fields, isKeeping, state });

  /** Closes the dialog and resumes storing input. */
  function closeDialog(onFound: (found: FoundCopy) => void): void {
    if (found) onFound(found);
    setFound(null);
  }

  return {
    found,
    /** The browser has no space for what was typed, so leaving the form would lose it. */
    isLost,
    /** Stores the input at once. @returns whether the browser has space for it. */
    keepNow,
    later: () => closeDialog(({ copy }) => deferCopy(window.localStorage, key, copy)),
    /** The values are in the form now, which stores them again. */
    restored: () =>
      closeDialog(({ copy, removed }) => {
        if (removed.length > 0) deferCopy(window.localStorage, key, copy);
        // Not what was typed into the form, which React has not rendered yet.
        const isKept = saveCopy(window.localStorage, key, { ...copy, at: Date.now() });
        // Without space for the restored values the found copy is the only one.
        if (isKept && removed.length === 0) dropFoundCopy(window.localStorage, key, copy);
      }),
    discard: () => {
      closeDialog(({ copy }) => dropFoundCopy(window.localStorage, key, copy));
      if (!found) dropCopy(window.localStorage, key);
    },
  };
}
