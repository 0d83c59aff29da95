import { type Difference, isSameValue, type Values } from './differences.ts';
import { mergeValues } from './merge-values.ts';

/** The values from which the form and a colleague's save began. */
export type MergeBase = {
  values: Values;
  /** Fields whose value is not known: those of a local copy for which the browser had no space. */
  unknown: ReadonlySet<string>;
};

/** Which values of a field are used: those of one side, or of both where they do not contradict each other. */
export type Choice = 'mine' | 'theirs' | 'both';

/** A difference with the values that can be chosen; `both` only where both sides changed it and can be merged. */
export type FieldChoice = Pick<Difference, 'name' | 'label'> & {
  values: Partial<Record<Choice, unknown>>;
  /** The choice that loses nothing; null if there is none. */
  preselected: Choice | null;
};

/** What can be chosen where the form differs from the stored state. */
export function choicesFor({ name, label, mine, theirs }: Difference, base: MergeBase): FieldChoice {
  const sides = { name, label, values: { mine, theirs } };
  if (base.unknown.has(name)) return { ...sides, preselected: null };
  const before = base.values[name];
  if (isSameValue(mine, before)) return { ...sides, preselected: 'theirs' };
  if (isSameValue(theirs, before)) return { ...sides, preselected: 'mine' };
  const merged = mergeValues(before, mine, theirs);
  if (!merged) return { ...sides, preselected: null };
  return { ...sides, values: { mine, theirs, both: merged.value }, preselected: 'both' };
}
