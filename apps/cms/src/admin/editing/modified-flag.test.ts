import { expect, it } from 'vitest';
import { differsFromSaved } from './modified-flag.ts';
import type { SaveState } from './save-states.ts';

const STORED = { title: 'stored' };
const saved: SaveState = { kind: 'saved', at: 1, id: 1, sent: { title: 'sent' } };
const rejected: SaveState = { kind: 'rejected', reason: null };

function form(title: string, state: SaveState, options: object) {
  return differsFromSaved({
    state,
    isMarkedModified: false,
    hasDrafts: false,
    hasFile: false,
    stored: STORED,
    differencesFrom: (values) =>
      values.title === title ? [] : [{ name: 'title', label: '', mine: title, theirs: values.title }],
    ...options,
  });
}

it('a form that equals what was saved is not modified, whatever Payload says', () => {
  expect(form('sent', saved, { isMarkedModified: true })).toBe(false);
  expect(form('typed since', saved, { isMarkedModified: true })).toBe(true);
});

it('a chosen file modifies a form whose fields equal what was saved', () => {
  expect(form('sent', saved, { isMarkedModified: true, hasFile: true })).toBe(true);
});

it.each<SaveState>([
  rejected,
  { kind: 'outdated' },
  { kind: 'stale', conflict: { by: null, at: '', updatedAt: '' } },
])('a form without drafts stays modified when its save is rejected: $kind', (state) => {
  expect(form('typed', state, {})).toBe(true);
  expect(form('stored', state, {})).toBe(false);
  expect(form('typed', state, { hasDrafts: true })).toBe(false);
});

it('otherwise the flag of Payload counts', () => {
  expect(form('typed', { kind: 'idle' }, {})).toBe(false);
  expect(form('stored', { kind: 'idle' }, { isMarkedModified: true })).toBe(true);
  expect(form('typed', rejected, { isMarkedModified: true, hasDrafts: true })).toBe(true);
});
