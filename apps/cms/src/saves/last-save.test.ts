import { expect, it } from 'vitest';
import { lastSaveIn } from './last-save.ts';

const common = { by: 'Sari', user: 7, locale: 'id' };
const at = '2026-11-24T03:00:00.000Z';

it('reads what a former version has written during an update', () => {
  const former = { ...common, did: 'publish', from: at, sameAs: [at] };
  const languages = ['id', 'en'];
  const action = 'publish';
  const present = { ...common, form: null, action, previousUpdatedAt: at, languages, sameContentAt: [at] };
  expect(lastSaveIn({ lastSave: former })).toEqual(present);
  expect(lastSaveIn({ lastSave: present })).toEqual(present);
});

it.each([undefined, null, {}, { lastSave: null }, { lastSave: { by: 'Sari' } }, { lastSave: [] }])(
  'is null for %j',
  (stored) => {
    expect(lastSaveIn(stored as never)).toBeNull();
  },
);
