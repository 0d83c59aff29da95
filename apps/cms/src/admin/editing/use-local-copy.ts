'use client';

import type { FormState } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { type Difference, differencesOf, type Values } from './differences.ts';
import {
  type CopyOf,
  dropCopy,
  dropFoundCopy,
  findCopies,
  keepCopy,
  type LocalCopy,
  putOffCopy,
} from './local-copies.ts';
import type { SaveState } from './save-watch.ts';

const KEEP_AFTER_MS = 300;

type LocalCopyOptions = {
  of: CopyOf;
  /** What is stored, as the form was opened with it or saved it last. */
  base: Values;
  /** Named so that every change is seen; what is kept are the values. */
  fields: FormState;
  getData: () => Values;
  isEditable: boolean;
  labelled: readonly { name: string; label: string }[];
  modified: boolean;
  state: SaveState;
};

/** What was typed into this form before and was never stored. */
export type FoundCopy = { at: number; differences: Difference[]; values: Values; copy: LocalCopy };

/** Keeps what is typed in the browser until the server has stored it, and finds what an earlier form left there. */
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
      // The server then sees whether somebody has saved since.
      if (typeof copy.data.updatedAt === 'string') values.updatedAt = copy.data.updatedAt;
      setFound({ at: copy.at, differences, values, copy });
      return;
    }
  }, [isEditable, locale, path, user]);

  // While the question is open, the copy is what it asks about.
  const isKeeping = isEditable && found === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of a field is kept.
  useEffect(() => {
    if (!isKeeping || !modified) return;
    const key = { user, path, locale };
    const keep = () => keepCopy(window.localStorage, key, typedNow.current());
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

  // The form may be left within the moment after the last letter.
  const keepOnLeaving = useRef(() => {});
  keepOnLeaving.current = () => {
    if (isKeeping && modified) keepCopy(window.localStorage, of, typedNow.current());
  };
  useEffect(() => () => keepOnLeaving.current(), []);

  const key = { user, path, locale };
  /** Ends the question; what is typed from now on is kept again. */
  function answer(onCopy: (copy: LocalCopy) => void): void {
    if (found) onCopy(found.copy);
    setFound(null);
  }

  return {
    found,
    later: () => answer((copy) => putOffCopy(window.localStorage, key, copy)),
    /** Its values are in the form, which is kept by itself from here on. */
    restored: () =>
      answer((copy) => {
        keepCopy(window.localStorage, key, typedNow.current());
        dropFoundCopy(window.localStorage, key, copy);
      }),
    discard: () => {
      answer((copy) => dropFoundCopy(window.localStorage, key, copy));
      if (!found) dropCopy(window.localStorage, key);
    },
  };
}
