import { isObject, isSameValue, type Values } from './differences.ts';

type Row = Record<string, unknown> & { id: string };

/** Names of fields and ids of rows, from a value to a part of it. */
export type Path = readonly string[];

/** A part of a value that both sides changed, differently. A deleted row is undefined. */
export type Contradiction = { path: Path; mine: unknown; theirs: unknown };

export type Merged = { value: unknown; contradictions: readonly Contradiction[] };

type MergeOptions = {
  /** Whether the value is a named tab of the form: its fields are as independent as those of the form itself. */
  isSection?: boolean;
  /** Returns the value for a contradiction. Default: it is left out. */
  resolve?: (contradiction: Contradiction) => unknown;
};

/** Merges a part, and resolves the contradictions in it with `resolve`. */
type Merge = (base: unknown, mine: unknown, theirs: unknown, path: Path) => unknown;

const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.every((row) => isObject(row) && typeof row.id === 'string');

const isBlock = (value: unknown): value is Values => isObject(value) && 'blockType' in value;

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** Those of the ids that all three sides have, in the order of the first. */
const commonOf = (ids: readonly string[], ...others: (readonly string[])[]) =>
  ids.filter((id) => others.every((other) => other.includes(id)));

const isSameOrder = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** Adds the rows that only one side has to the order of the other, each after the row that it follows there. */
function orderWith(order: readonly string[], added: readonly string[], isAdded: (id: string) => boolean) {
  const ids = [...order];
  added.forEach((id, index) => {
    if (!isAdded(id)) return;
    const before = added.slice(0, index).findLast((candidate) => ids.includes(candidate));
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  });
  return ids;
}

/** The order of the rows of both sides; null if both have moved rows. */
function mergeOrder(base: readonly Row[], mine: readonly Row[], theirs: readonly Row[]): string[] | null {
  const [baseIds, mineIds, theirIds] = [idsOf(base), idsOf(mine), idsOf(theirs)];
  const [baseOrder, myOrder, theirOrder] = [
    commonOf(baseIds, mineIds, theirIds),
    commonOf(mineIds, baseIds, theirIds),
    commonOf(theirIds, baseIds, mineIds),
  ];
  if (isSameOrder(baseOrder, myOrder)) return orderWith(theirIds, mineIds, (id) => !theirIds.includes(id));
  if (isSameOrder(baseOrder, theirOrder) || isSameOrder(myOrder, theirOrder))
    return orderWith(mineIds, theirIds, (id) => !mineIds.includes(id));
  return null;
}

function mergeRows(
  order: readonly string[],
  [base, mine, theirs]: readonly [Row[], Row[], Row[]],
  path: Path,
  merge: Merge,
): unknown[] {
  const rowIn = (rows: readonly Row[], id: string) => rows.find((row) => row.id === id);
  return order
    .map((id) => merge(rowIn(base, id), rowIn(mine, id), rowIn(theirs, id), [...path, id]))
    .filter((row) => row !== undefined);
}

const namesIn = (...sides: readonly Values[]) => [...new Set(sides.flatMap((side) => Object.keys(side)))];

function mergeFields(
  names: readonly string[],
  [base, mine, theirs]: readonly [Values, Values, Values],
  path: Path,
  merge: Merge,
): Values {
  const merged = names.map((name) => [name, merge(base[name], mine[name], theirs[name], [...path, name])]);
  return { ...theirs, ...Object.fromEntries(merged) };
}

/**
 * The lists of rows in a row or group, if the sides differ in nothing else: its other fields make sense together, and with
 * the rows, such as an amount and the period in which it applies. Null for rich text and where another field differs.
 */
function mergeableLists(base: Values, mine: Values, theirs: Values): string[] | null {
  const names = namesIn(base, mine, theirs);
  const lists = names.filter((name) => [base, mine, theirs].every((side) => isRows(side[name])));
  const isAlike = (name: string) =>
    isSameValue(mine[name], base[name]) && isSameValue(theirs[name], base[name]);
  const others = names.filter((name) => !lists.includes(name));
  return lists.length > 0 && others.every(isAlike) ? lists : null;
}

/**
 * Three-way merge of what two people made of one value: rows by id, fields of a block or section by name, and in other rows
 * and groups the lists of rows.
 *
 * @param base the value from which both began.
 */
export function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  { isSection = false, resolve = () => undefined }: MergeOptions = {},
): Merged {
  const contradictions: Contradiction[] = [];
  const contradict = (contradiction: Contradiction) => {
    contradictions.push(contradiction);
    return resolve(contradiction);
  };
  const merge: Merge = (was, one, other, path) => {
    if (isSameValue(one, was) || isSameValue(one, other)) return other;
    if (isSameValue(other, was)) return one;
    if (isRows(was) && isRows(one) && isRows(other)) {
      const order = mergeOrder(was, one, other);
      if (order) return mergeRows(order, [was, one, other], path, merge);
    }
    if (isObject(was) && isObject(one) && isObject(other)) {
      const isByField = (isSection && path.length === 0) || [was, one, other].every((side) => isBlock(side));
      const names = isByField ? namesIn(other, one) : mergeableLists(was, one, other);
      if (names) return mergeFields(names, [was, one, other], path, merge);
    }
    return contradict({ path, mine: one, theirs: other });
  };
  return { value: merge(base, mine, theirs, []), contradictions };
}
