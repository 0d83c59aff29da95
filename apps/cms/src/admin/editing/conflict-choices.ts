import { type Difference, isSameValue, type Values } from './differences.ts';
import { type Contradiction, mergeValues, type Path } from './merge-values.ts';

/** The values from which the form and a colleague's save began. */
export type MergeBase = {
  values: Values;
  /** Fields whose value is not known: those of a local copy for which the browser had no space. */
  unknown: ReadonlySet<string>;
};

export type Side = 'mine' | 'theirs';

/** Which values of a field are used: those of one side, or of both where they do not contradict each other. */
export type Choice = Side | 'both';

/** What is chosen, by `choiceKey`. */
export type Choices = Readonly<Record<string, Choice | null>>;

/** A difference with the values that can be chosen; `both` only where both sides changed it and can be merged. */
export type FieldChoice = Pick<Difference, 'name' | 'label'> & {
  /** Without the parts that contradict each other, `both` is what either side has changed. */
  values: Partial<Record<Choice, unknown>>;
  /** What has to be chosen one by one if both are merged. */
  parts: readonly Contradiction[];
  /** The choice that loses nothing; null if there is none. */
  preselected: Choice | null;
};

/** Names a field, or a part of it, among the choices. */
export const choiceKey = (name: string, path: Path = []): string => [name, ...path].join('.');

/**
 * What can be chosen where the form differs from the stored state.
 *
 * @param isSection whether the field is a named tab.
 */
export function choicesFor(
  { name, label, mine, theirs }: Difference,
  base: MergeBase,
  isSection = false,
): FieldChoice {
  const sides = { name, label, values: { mine, theirs }, parts: [] };
  if (base.unknown.has(name)) return { ...sides, preselected: null };
  const before = base.values[name];
  if (isSameValue(mine, before)) return { ...sides, preselected: 'theirs' };
  if (isSameValue(theirs, before)) return { ...sides, preselected: 'mine' };
  const { contradictions, value } = mergeValues(before, mine, theirs, { isSection });
  const [first] = contradictions;
  if (first && contradictions.length === 1) {
    const withSide = (side: Side) =>
      mergeValues(before, mine, theirs, { isSection, resolve: (part) => part[side] }).value;
    // Nothing else is to be merged.
    if (isSameValue(withSide('mine'), mine) && isSameValue(withSide('theirs'), theirs))
      return { ...sides, preselected: null };
  }
  return { ...sides, values: { mine, theirs, both: value }, parts: contradictions, preselected: 'both' };
}

/** Whether everything is chosen that a field needs. */
export const isChosen = ({ name, parts }: FieldChoice, choices: Choices): boolean => {
  const choice = choices[choiceKey(name)];
  return choice === 'both' ? parts.every(({ path }) => choices[choiceKey(name, path)]) : Boolean(choice);
};

/** The chosen value of a field; that of the colleague where nothing is chosen. */
export function chosenValue(
  { name, values }: FieldChoice,
  choices: Choices,
  base: MergeBase,
  isSection = false,
): unknown {
  const choice = choices[choiceKey(name)] ?? 'theirs';
  if (choice !== 'both') return values[choice];
  return mergeValues(base.values[name], values.mine, values.theirs, {
    isSection,
    resolve: ({ mine, path, theirs }) => (choices[choiceKey(name, path)] === 'mine' ? mine : theirs),
  }).value;
}
