'use client';

import type { FormState } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { type Difference, differencesOf, type Values } from './differences.ts';
import {
  type CopyOf,
  dropCopy,
  dropFoundCopy,
  findCopies,
  type LocalCopy,
  saveCopy,
  snoozeCopy,
} from './local-copies.ts';
import type { SaveState } from './save-states.ts';

const KEEP_AFTER_MS = 300;

type LocalCopyOptions = {
  of: CopyOf;
  /** The values that the form was opened with, or last saved. */
  base: Values;
  /** The form state triggers updates; only values are stored. */
  fields: FormState;
  getData: () => Values;
  isEditable: boolean;
  labelled: readonly { name: string; label: string }[];
  modified: boolean;
  state: SaveState;
};

/** Unsaved input of an earlier form. */
export type FoundCopy = { at: number; differences: Difference[]; values: Values; copy: LocalCopy };

/** Stores input in the browser until it is saved, and finds copies of earlier forms. */
export function useLocalCopy({
  of,
  base,
  fields,
  getData,
  isEditable,
  labelled,
  modified,
  state,
}: LocalCopyOptions) {
  const [found, setFound] = useState<FoundCopy | null>(null);
  const [isLost, setIsLost] = useState(false);
  const { locale, path, user } = of;
  const latest = useRef({ base, getData, labelled });
  latest.current = { base, getData, labelled };
  const typedNow = useRef((): LocalCopy => {
    const data = latest.current.getData();
    const typed = differencesOf(latest.current.labelled, data, latest.current.base).map(({ name }) => name);
    return { at: Date.now(), data, typed };
  });

  useEffect(() => {
    if (!isEditable) return;
    const key = { user, path, locale };
    for (const copy of findCopies(window.localStorage, key)) {
      const typed = latest.current.labelled.filter(({ name }) => copy.typed.includes(name));
      const differences = differencesOf(typed, copy.data, latest.current.getData());
      if (differences.length === 0) {
        dropFoundCopy(window.localStorage, key, copy);
        continue;
      }
      const values: Values = Object.fromEntries(differences.map(({ name, mine }) => [name, mine]));
      // Restores the timestamp for optimistic locking.
      if (typeof copy.data.updatedAt === 'string') values.updatedAt = copy.data.updatedAt;
      setFound({ at: copy.at, differences, values, copy });
      return;
    }
  }, [isEditable, locale, path, user]);

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
    if (isKeeping && !modified && state.kind === 'saved')
      dropCopy(window.localStorage, { user, path, locale });
  }, [isKeeping, locale, modified, path, state, user]);

  // Flush on leaving, before the debounce ends.
  const saveOnLeaving = useRef(() => {});
  saveOnLeaving.current = () => {
    if (isKeeping && modified) saveCopy(window.localStorage, of, typedNow.current());
  };
  useEffect(() => () => saveOnLeaving.current(), []);

  const key = { user, path, locale };
  /** Closes the dialog and resumes storing input. */
  function closeNotice(onCopy: (copy: LocalCopy) => void): void {
    if (found) onCopy(found.copy);
    setFound(null);
  }

  return {
    found,
    /** The browser has no space for what was typed, so leaving the form would lose it. */
    isLost,
    later: () => closeNotice((copy) => snoozeCopy(window.localStorage, key, copy)),
    /** The values are in the form now, which stores them again. */
    restored: () =>
      closeNotice((copy) => {
        const isKept = saveCopy(window.localStorage, key, typedNow.current());
        // Without space for the restored values the found copy is the only one.
        if (isKept) dropFoundCopy(window.localStorage, key, copy);
      }),
    discard: () => {
      closeNotice((copy) => dropFoundCopy(window.localStorage, key, copy));
      if (!found) dropCopy(window.localStorage, key);
    },
  };
}
