import { isSameValue } from './differences.ts';

type Row = Record<string, unknown> & { id: string };
type Fields = Record<string, unknown>;

/** A merged value; null for a conflict: both sides changed it, differently. */
type Merged = { value: unknown } | null;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.every((row) => isObject(row) && typeof row.id === 'string');

/** Only the fields of a block are merged: those of other rows and groups, and paragraphs of rich text, make sense together. */
const isBlock = (value: unknown): value is Fields => isObject(value) && 'blockType' in value;

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

function mergeRows(base: readonly Row[], mine: readonly Row[], theirs: readonly Row[]): Merged {
  const order = mergeOrder(base, mine, theirs);
  if (!order) return null;
  const rowIn = (rows: readonly Row[], id: string) => rows.find((row) => row.id === id);
  const merged: unknown[] = [];
  for (const id of order) {
    const row = mergeValues(rowIn(base, id), rowIn(mine, id), rowIn(theirs, id));
    if (!row) return null;
    if (row.value !== undefined) merged.push(row.value);
  }
  return { value: merged };
}

function mergeFields(base: Fields, mine: Fields, theirs: Fields): Merged {
  const merged: Fields = {};
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const field = mergeValues(base[name], mine[name], theirs[name]);
    if (!field) return null;
    merged[name] = field.value;
  }
  return { value: merged };
}

/**
 * Three-way merge of what two people made of one value: rows by id, and fields of a block by name. A deleted row is undefined.
 *
 * @param base the value from which both began.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown): Merged {
  if (isSameValue(mine, base) || isSameValue(mine, theirs)) return { value: theirs };
  if (isSameValue(theirs, base)) return { value: mine };
  if (isRows(base) && isRows(mine) && isRows(theirs)) return mergeRows(base, mine, theirs);
  if (isBlock(base) && isBlock(mine) && isBlock(theirs)) return mergeFields(base, mine, theirs);
  return null;
}
