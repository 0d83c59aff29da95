import { useState } from 'react';
import type { MergeBase } from './conflict-choices.ts';
import type { Values } from './differences.ts';

const NO_VALUES: Values = {};
const NOTHING_UNKNOWN: ReadonlySet<string> = new Set();

type Replaced = MergeBase & { data: Values };

/**
 * The base of a three-way merge: the values that the form was opened with or last saved. Other ones, until the next save,
 * after a conflict was resolved or a local copy restored.
 *
 * @param data the stored document, which Payload replaces with each save.
 */
export function useMergeBase(data: Values = NO_VALUES) {
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const isReplaced = replaced?.data === data;
  const base: MergeBase = isReplaced ? replaced : { values: data, unknown: NOTHING_UNKNOWN };
  return {
    base,
    /** @param values the base of these fields; that of the others stays. */
    replaceBase(values: Values, unknown: Iterable<string> = []): void {
      setReplaced({ data, values: { ...data, ...values }, unknown: new Set(unknown) });
    },
  };
}
