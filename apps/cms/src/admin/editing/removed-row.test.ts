import type { FormState } from 'payload';
import { describe, expect, it } from 'vitest';
import { findRemovedRow, nameOfRow, pathOfList } from './removed-row.ts';

type Row = { id: string; title?: string; blockType?: string; items?: Row[] };

/** The state of a form with a list of rows, each with its own list. */
function formOf(rows: readonly Row[], path = 'blocks'): FormState {
  const state: FormState = {
    [path]: { rows: rows.map(({ blockType, id }) => ({ id, ...(blockType ? { blockType } : {}) })) } as never,
  };
  rows.forEach(({ id, items, title }, index) => {
    state[`${path}.${index}.id`] = { value: id };
    if (title !== undefined) state[`${path}.${index}.title`] = { value: title };
    if (items) Object.assign(state, formOf(items, `${path}.${index}.items`));
  });
  return state;
}

const [a, b, c] = [
  { id: 'a', title: 'Satu', blockType: 'steps', items: [{ id: 'a1', title: 'A1' }, { id: 'a2' }] },
  { id: 'b', title: 'Dua', blockType: 'steps', items: [{ id: 'b1' }] },
  { id: 'c', blockType: 'text' },
] as const satisfies Row[];

describe('a removed row', () => {
  it('is found with its place, type and fields', () => {
    expect(findRemovedRow(formOf([a, b, c]), formOf([b, c]))).toMatchObject({
      list: ['blocks'],
      index: 0,
      blockType: 'steps',
      state: {
        id: { value: 'a' },
        title: { value: 'Satu' },
        items: { rows: [{ id: 'a1' }, { id: 'a2' }] },
        'items.0.title': { value: 'A1' },
      },
    });
    expect(findRemovedRow(formOf([a, b, c]), formOf([a, b]))?.index).toBe(2);
    expect(findRemovedRow(formOf([c]), formOf([]))?.index).toBe(0);
  });

  it('is found in a list inside a row, whose path is that of the row', () => {
    const removed = findRemovedRow(formOf([b, a]), formOf([b, { ...a, items: [a.items[0]] }]));
    expect(removed).toMatchObject({
      list: ['blocks', 'a', 'items'],
      index: 1,
      state: { id: { value: 'a2' } },
    });
    expect(pathOfList(formOf([a, b]), removed?.list ?? [])).toBe('blocks.0.items');
    expect(pathOfList(formOf([b]), removed?.list ?? [])).toBeNull();
  });

  it('is not found where rows are moved, added, replaced, or several are gone', () => {
    const before = formOf([a, b, c]);
    for (const now of [[b, a, c], [a, b, c, { id: 'd' }], [a, { id: 'd' }, c], [c, b], [c], [a, b, c]])
      expect(findRemovedRow(before, formOf(now)), JSON.stringify(now)).toBeNull();
  });

  it('is named by its text, or else by its number', () => {
    const name = (row: Row) => {
      const removed = findRemovedRow(formOf([row]), formOf([]));
      return removed && nameOfRow(removed);
    };
    expect(name(a)).toBe('“Satu”');
    expect(name({ id: 'x', title: ' ' })).toBe('1');
    expect(name({ id: 'x', title: 'kata '.repeat(40) })).toHaveLength(62);
  });
});
