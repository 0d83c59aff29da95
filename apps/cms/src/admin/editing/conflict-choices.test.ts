import { expect, it } from 'vitest';
import { type Choices, choicesFor, chosenValue, isChosen, type MergeBase } from './conflict-choices.ts';

const base = (values: MergeBase['values'], ...unknown: string[]): MergeBase => ({
  values,
  unknown: new Set(unknown),
});
const difference = (mine: unknown, theirs: unknown) => ({ name: 'title', label: 'Judul', mine, theirs });
const row = (id: string, text = id) => ({ id, blockType: 'text', text });

it('the side that has changed is preselected', () => {
  const before = base({ title: 'a' });
  expect(choicesFor(difference('a', 'b'), before).preselected).toBe('theirs');
  expect(choicesFor(difference('b', 'a'), before).preselected).toBe('mine');
});

it('both are preselected where both have changed other rows of a list', () => {
  const before = base({ title: [row('1'), row('2')] });
  const both = choicesFor(difference([row('1', 'mine'), row('2')], [row('1'), row('2', 'theirs')]), before);
  expect(both.preselected).toBe('both');
  expect(both.values.both).toEqual([row('1', 'mine'), row('2', 'theirs')]);
});

it('nothing is preselected where each choice loses a text', () => {
  const oneText = choicesFor(difference('b', 'c'), base({ title: 'a' }));
  expect(oneText).toMatchObject({ preselected: null, values: { mine: 'b', theirs: 'c' } });
  const withoutBase = choicesFor(difference([row('1')], [row('2')]), base({ title: [row('2')] }, 'title'));
  expect(withoutBase).toMatchObject({ preselected: null, values: { mine: [row('1')], theirs: [row('2')] } });
});

it('only the row that both have changed has to be chosen', () => {
  const before = base({ title: [row('1'), row('2'), row('3')] });
  const both = choicesFor(
    difference(
      [row('1', 'mine'), row('2', 'mine'), row('3')],
      [row('1'), row('2', 'theirs'), row('3', 'theirs')],
    ),
    before,
  );
  expect(both).toMatchObject({
    preselected: 'both',
    parts: [{ path: ['2', 'text'], mine: 'mine', theirs: 'theirs' }],
  });
  const chosen = (part: 'mine' | 'theirs' | null): Choices => ({ title: 'both', 'title.2.text': part });
  expect([null, 'mine' as const].map((part) => isChosen(both, chosen(part)))).toEqual([false, true]);
  expect(chosenValue(both, chosen('mine'), before)).toEqual([
    row('1', 'mine'),
    row('2', 'mine'),
    row('3', 'theirs'),
  ]);
  expect(chosenValue(both, chosen('theirs'), before)).toEqual([
    row('1', 'mine'),
    row('2', 'theirs'),
    row('3', 'theirs'),
  ]);
  expect(isChosen(both, { title: 'mine' })).toBe(true);
  expect(chosenValue(both, {}, before)).toEqual([row('1'), row('2', 'theirs'), row('3', 'theirs')]);
});

it('two rows that both have changed are chosen one by one, a single difference as a whole', () => {
  const before = base({ title: [row('1'), row('2')] });
  const two = choicesFor(
    difference([row('1', 'mine'), row('2', 'mine')], [row('1', 'theirs'), row('2', 'theirs')]),
    before,
  );
  expect(two.parts).toHaveLength(2);
  const one = choicesFor(difference([row('1', 'mine'), row('2')], [row('1', 'theirs'), row('2')]), before);
  expect(one).toMatchObject({ preselected: null, parts: [] });
  expect(one.values).not.toHaveProperty('both');
});
