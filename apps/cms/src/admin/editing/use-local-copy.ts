'use client';

import type { FormState } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { type Difference, differencesOf, type Values } from './differences.ts';
import { type CopyOf, dropCopy, findCopy, keepCopy } from './local-copies.ts';
import type { SaveState } from './save-watch.ts';

const KEEP_AFTER_MS = 300;

type LocalCopyOptions = {
  of: CopyOf;
  /** Named so that every change is seen; what is kept are the values. */
  fields: FormState;
  getData: () => Values;
  isEditable: boolean;
  labelled: readonly { name: string; label: string }[];
  modified: boolean;
  state: SaveState;
};

/** What was typed into this form before and was never stored. */
export type FoundCopy = { at: number; differences: Difference[]; values: Values };

/** Keeps what is typed in the browser until the server has stored it, and finds what an earlier form left there. */
export function useLocalCopy({
  of,
  fields,
  getData,
  isEditable,
  labelled,
  modified,
  state,
}: LocalCopyOptions) {
  const [found, setFound] = useState<FoundCopy | null>(null);
  const { locale, path, user } = of;
  const latest = useRef({ getData, labelled, modified });
  latest.current = { getData, labelled, modified };

  useEffect(() => {
    if (!isEditable) return;
    const key = { user, path, locale };
    const copy = findCopy(window.localStorage, key);
    if (!copy) return;
    const differences = differencesOf(latest.current.labelled, copy.data, latest.current.getData());
    if (differences.length === 0) {
      dropCopy(window.localStorage, key);
      return;
    }
    const values: Values = Object.fromEntries(differences.map(({ name, mine }) => [name, mine]));
    // The server then sees whether somebody has saved since.
    if (typeof copy.data.updatedAt === 'string') values.updatedAt = copy.data.updatedAt;
    setFound({ at: copy.at, differences, values });
  }, [isEditable, locale, path, user]);

  // While the question is open, the copy is what it asks about.
  const isKeeping = isEditable && found === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of a field is kept.
  useEffect(() => {
    if (!isKeeping || !modified) return;
    const key = { user, path, locale };
    const keep = () => keepCopy(window.localStorage, key, { at: Date.now(), data: latest.current.getData() });
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
    if (isKeeping && modified)
      keepCopy(window.localStorage, of, { at: Date.now(), data: latest.current.getData() });
  };
  useEffect(() => () => keepOnLeaving.current(), []);

  return {
    found,
    later: () => setFound(null),
    discard: () => {
      dropCopy(window.localStorage, { user, path, locale });
      setFound(null);
    },
  };
}
