'use client';

import type { FormState } from 'payload';
import { useEffect, useRef, useState } from 'react';
import type { MergeBase } from './conflict-choices.ts';
import { type Difference, differencesOf, readable, type Values } from './differences.ts';
import {
  type CopyOf,
  deferCopy,
  dropCopy,
  dropFoundCopy,
  type LocalCopy,
  listCopies,
  saveCopy,
} from './local-copies.ts';
import type { SaveState } from './save-states.ts';

const KEEP_AFTER_MS = 300;

type LocalCopyOptions = {
  of: CopyOf;
  base: MergeBase;
  /** The form state triggers updates; only values are stored. */
  fields: FormState;
  /** What Payload puts into the form whenever it has read the document anew. */
  initialState: FormState | undefined;
  getData: () => Values;
  isEditable: boolean;
  labelled: readonly { name: string; label: string }[];
  modified: boolean;
  /** Called when the stored document has replaced what the form had, with whether a copy of that was stored. */
  onReplaced: (isKept: boolean) => void;
  state: SaveState;
};

/** Unsaved input of an earlier form, or of this one before the stored document replaced it. */
export type FoundCopy = {
  differences: Difference[];
  /** What the form has no field for any more, since the back office was updated. */
  removed: { name: string; text: string }[];
  values: Values;
  copy: LocalCopy;
};

type Labelled = LocalCopyOptions['labelled'];

/** What a copy has that the form has not. */
function unsavedIn(copy: LocalCopy, labelled: Labelled, shown: Values): FoundCopy {
  const typed = labelled.filter(({ name }) => copy.typed.includes(name));
  const differences = differencesOf(typed, copy.data, shown);
  const removed = copy.typed
    .filter((name) => !labelled.some((field) => field.name === name))
    .map((name) => ({ name, text: readable(copy.data[name]) }))
    .filter(({ text }) => text !== '');
  const values: Values = Object.fromEntries(differences.map(({ name, mine }) => [name, mine]));
  // Restores the timestamp for optimistic locking.
  if (typeof copy.data.updatedAt === 'string') values.updatedAt = copy.data.updatedAt;
  return { differences, removed, values, copy };
}

/** The base of the typed fields; null for what was empty, since JSON has no undefined. */
const baseOf = (typed: readonly string[], { unknown, values }: MergeBase): Values =>
  Object.fromEntries(typed.filter((name) => !unknown.has(name)).map((name) => [name, values[name] ?? null]));

/** Stores input in the browser until it is saved, and finds copies of earlier forms. */
export function useLocalCopy({
  of,
  base,
  fields,
  getData,
  initialState,
  isEditable,
  labelled,
  modified,
  onReplaced,
  state,
}: LocalCopyOptions) {
  const [found, setFound] = useState<FoundCopy | null>(null);
  const [isLost, setIsLost] = useState(false);
  const { locale, path, user } = of;
  const latest = useRef({ getData, labelled, onReplaced });
  latest.current = { getData, labelled, onReplaced };
  const typedSince = useRef((base: MergeBase): LocalCopy => {
    const { getData, labelled } = latest.current;
    const data = getData();
    const typed = differencesOf(labelled, data, base.values).map(({ name }) => name);
    return { at: Date.now(), data, typed, base: baseOf(typed, base) };
  });
  const typedNow = useRef(() => typedSince.current(base));
  typedNow.current = () => typedSince.current(base);

  // A reload of the route, such as when an edit lock is taken over, replaces what was typed by the stored document. This
  // effect runs before that of the form around it, which does so.
  const shown = useRef({ base, initialState, modified });
  const [replacements, setReplacements] = useState(0);
  useEffect(() => {
    const before = shown.current;
    shown.current = { base, initialState, modified };
    if (before.initialState === initialState || !before.initialState) return;
    const copy = before.modified ? typedSince.current(before.base) : null;
    if (!isEditable || !copy || copy.typed.length === 0) return;
    // Moved aside, so that a save of what is in the form from now on does not drop it.
    const isKept = saveCopy(window.localStorage, of, copy);
    setIsLost(!isKept);
    if (isKept) deferCopy(window.localStorage, of, copy);
    latest.current.onReplaced(isKept);
    setReplacements((count) => count + 1);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again after each replacement.
  useEffect(() => {
    setFound(null);
    if (!isEditable) return;
    const key = { user, path, locale };
    for (const copy of listCopies(window.localStorage, key)) {
      const unsaved = unsavedIn(copy, latest.current.labelled, latest.current.getData());
      if (unsaved.differences.length > 0 || unsaved.removed.length > 0) {
        setFound(unsaved);
        return;
      }
      dropFoundCopy(window.localStorage, key, copy);
    }
  }, [isEditable, locale, path, replacements, user]);

  // Paused while the dialog about the found copy is open, to preserve it.
  const isKeeping = isEditable && found === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run on every field change.
  useEffect(() => {
    if (!isKeeping || !modified) return;
    const key = { user, path, locale };
    const keep = () => setIsLost(!saveCopy(window.localStorage, key, typedNow.current()));
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [fields, isKeeping, locale, modified, path, user]);

  useEffect(() => {
    if (!isKeeping || modified || state.kind !== 'saved') return;
    const { getData, labelled } = latest.current;
    const isStored = [state.sent, base.values].some(
      (values) => differencesOf(labelled, getData(), values).length === 0,
    );
    if (isStored) dropCopy(window.localStorage, { user, path, locale });
  }, [base.values, isKeeping, locale, modified, path, state, user]);

  // Flush on leaving, before the debounce ends.
  const saveOnLeaving = useRef(() => {});
  saveOnLeaving.current = () => {
    if (isKeeping && modified) saveCopy(window.localStorage, of, typedNow.current());
  };
  useEffect(() => () => saveOnLeaving.current(), []);

  const key = { user, path, locale };
  /** Closes the dialog and resumes storing input. */
  function closeNotice(onFound: (found: FoundCopy) => void): void {
    if (found) onFound(found);
    setFound(null);
  }
  /** Stores the input at once. @returns whether the browser has space for it. */
  function keepNow(): boolean {
    const isKept = saveCopy(window.localStorage, key, typedNow.current());
    setIsLost(!isKept);
    return isKept;
  }

  return {
    found,
    /** The browser has no space for what was typed, so leaving the form would lose it. */
    isLost,
    keepNow,
    later: () => closeNotice(({ copy }) => deferCopy(window.localStorage, key, copy)),
    /** The values are in the form now, which stores them again. */
    restored: () =>
      closeNotice(({ copy, removed }) => {
        if (removed.length > 0) deferCopy(window.localStorage, key, copy);
        // Not what was typed into the form, which React has not rendered yet.
        const isKept = saveCopy(window.localStorage, key, { ...copy, at: Date.now() });
        // Without space for the restored values the found copy is the only one.
        if (isKept && removed.length === 0) dropFoundCopy(window.localStorage, key, copy);
      }),
    discard: () => {
      closeNotice(({ copy }) => dropFoundCopy(window.localStorage, key, copy));
      if (!found) dropCopy(window.localStorage, key);
    },
  };
}
