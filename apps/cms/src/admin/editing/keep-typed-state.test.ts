import { expect, it } from 'vitest';
import { keepTypedState } from './keep-typed-state.ts';

it('a field that was typed into since the request keeps its state, with its rows', () => {
  const rendered = {
    title: { value: 'Lama' },
    titleNote: { value: 'catatan' },
    body: { value: 'dari server' },
    cards: { value: 1 },
    'cards.0.id': { value: 'a' },
    'cards.0.text': { value: 'lama' },
  };
  const present = {
    title: { value: 'Baru' },
    titleNote: { value: '' },
    body: { value: '' },
    cards: { value: 2 },
    'cards.0.id': { value: 'a' },
    'cards.0.text': { value: 'lama' },
    'cards.1.id': { value: 'b' },
    'cards.1.text': { value: 'baru' },
  };
  const card = { id: 'a', text: 'lama' };
  const before = { title: 'Lama', titleNote: '', body: '', cards: [card] };
  const now = { title: 'Baru', titleNote: '', body: '', cards: [card, { id: 'b', text: 'baru' }] };
  expect(keepTypedState({ before, now, present, rendered })).toEqual({
    ...present,
    titleNote: rendered.titleNote,
    body: rendered.body,
  });
});

it('a form that nobody has typed into since has what the server has rendered', () => {
  const rendered = { title: { value: 'Baru' } };
  const values = { title: 'Lama' };
  const forms = { rendered, present: { title: { value: 'Lama' } }, before: values, now: { ...values } };
  expect(keepTypedState(forms)).toEqual(rendered);
});
