import type { FormState } from 'payload';
import { isSameValue, type Values } from './differences.ts';

type Forms = {
  /** The form state in the response of the server. */
  rendered: FormState;
  /** The form state when the response arrives. */
  present: FormState;
  /** The form's values when the request was sent, and now. */
  before: Values;
  now: Values;
};

/** The top-level field of a path in the state of a form. */
const fieldOf = (path: string) => path.split('.', 1)[0] ?? path;

/**
 * The state that the server has rendered for a form, except for the fields that were typed into since the request: they
 * keep what they have, with their rows.
 */
export function keepTypedState({ before, now, present, rendered }: Forms): FormState {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  const typed = new Set([...names].filter((name) => !isSameValue(before[name], now[name])));
  const isTyped = ([path]: [string, unknown]) => typed.has(fieldOf(path));
  return Object.fromEntries([
    ...Object.entries(rendered).filter((entry) => !isTyped(entry)),
    ...Object.entries(present).filter(isTyped),
  ]);
}
