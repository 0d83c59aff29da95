import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import type { Item, SaveAction } from './save-action.ts';
import { addressChange, computeSaveResult, restoredDraft } from './save-result.ts';

const text = (name: string, localized = false) => ({ name, type: 'text', localized });
const fields = [
  text('title', true),
  text('rate'),
  text('slug'),
  text('withdrawnBecause', true),
  text('publicSlug'),
  text('_status', true),
] as unknown as FlattenedField[];

const item = (more: object): Item => ({
  id: 1,
  updatedAt: '2026-11-22T03:00:00.000Z',
  createdAt: '2026-11-01T03:00:00.000Z',
  slug: 'a',
  ...more,
});
const publicState = item({
  title: { id: 'Lama', en: 'Old' },
  rate: '1.5',
  _status: { id: 'published', en: 'published' },
});
const draft = item({ title: { id: 'Baru', en: 'New' }, rate: '2.25', slug: 'b', _status: { id: 'draft' } });
const resultOf = (action: SaveAction, before = publicState, after = draft, isPublisher = true) =>
  computeSaveResult(fields, action, { publicState: before, draft: before }, after, { isPublisher });
const publish = { kind: 'publish', languages: ['id'], shared: 'draft', mustConfirm: false } as const;

it("publishing a language publishes its texts and the draft's shared fields", () => {
  expect(resultOf(publish)).toMatchObject({
    isPublicChange: true,
    publicState: { title: { id: 'Baru', en: 'Old' }, rate: '2.25', slug: 'b', _status: publicState._status },
    draft: { title: { id: 'Baru', en: 'New' }, _status: { id: 'published', en: 'draft' } },
  });
});

it('scheduled publication of a language changes neither public shared fields nor the draft', () => {
  expect(resultOf({ ...publish, shared: 'public' })).toMatchObject({
    publicState: { title: { id: 'Baru', en: 'Old' }, rate: '1.5', slug: 'a' },
    draft: { rate: '2.25', _status: { id: 'draft', en: 'draft' } },
  });
});

it('publishing clears withdrawal reasons, in English too once Indonesian is public', () => {
  const reasons = { withdrawnBecause: { id: 'Keliru', en: 'Wrong' } };
  const before = { ...publicState, ...reasons, _status: { id: 'draft', en: 'draft' } };
  const after = { ...draft, ...reasons };
  expect(resultOf(publish, before, after)).toMatchObject({
    publicState: { withdrawnBecause: {} },
    draft: { withdrawnBecause: {} },
  });
  const english = resultOf({ ...publish, languages: ['en'] }, before, after);
  expect(english.publicState.withdrawnBecause).toEqual({ id: 'Keliru' });
});

it('moving to the trash ignores all other changes', () => {
  const lost = item({
    title: { id: null, en: null },
    deletedAt: '2026-11-22T04:00:00.000Z',
    lastSave: { by: 'A' },
  });
  const latest = item({
    title: { id: 'Baru', en: 'New' },
    rate: '2.25',
    _status: { id: 'draft', en: 'draft' },
  });
  const { deletedAt, lastSave } = lost;
  expect(
    computeSaveResult(fields, { kind: 'trash' }, { publicState: latest, draft: latest }, lost, {
      isPublisher: true,
    }),
  ).toMatchObject({
    publicState: { ...latest, deletedAt },
    draft: { ...latest, deletedAt, lastSave },
  });
});

it('withdrawing changes the public languages and reasons, and records the last public slug', () => {
  const after = { ...draft, withdrawnBecause: { id: 'Keliru', en: 'Wrong' } };
  expect(resultOf({ kind: 'withdraw', languages: ['en'] }, publicState, after).publicState).toEqual({
    ...publicState,
    publicSlug: 'a',
    withdrawnBecause: { en: 'Wrong' },
    _status: { id: 'published', en: 'draft' },
  });
  const gone = { ...publicState, slug: 'b', publicSlug: 'a', _status: { id: 'draft', en: 'draft' } };
  expect(resultOf({ kind: 'withdraw', languages: ['id'] }, gone, after).publicState.publicSlug).toBe('a');
});

describe('saving a draft', () => {
  const action = { kind: 'draft', locale: 'id' } as const;
  const gone = { ...publicState, _status: { id: 'draft', en: 'draft' } };
  const because = { ...draft, withdrawnBecause: { id: 'Keliru' } };

  it('changes nothing public', () => {
    expect(resultOf(action)).toMatchObject({ isPublicChange: false, publicState });
  });

  it('marks the draft as published if it equals the public state', () => {
    expect(resultOf(action, publicState, publicState).draft._status).toEqual({
      id: 'published',
      en: 'published',
    });
    const indonesian = { ...publicState, title: { id: 'Baru', en: 'Old' } };
    expect(resultOf(action, publicState, indonesian).draft._status).toEqual({ id: 'draft', en: 'published' });
  });

  it("publishes a publisher's reason for an item with no public language", () => {
    expect(resultOf(action, gone, because)).toMatchObject({
      isPublicChange: true,
      publicState: { withdrawnBecause: { id: 'Keliru' } },
    });
    expect(resultOf(action, gone, because, false)).toMatchObject({
      isPublicChange: false,
      publicState: gone,
    });
    expect(resultOf(action, publicState, because)).toMatchObject({ isPublicChange: false, publicState });
  });
});

it('restoring preserves the withdrawal reason and computed fields', () => {
  const version = item({
    title: { id: 'Dahulu' },
    withdrawnBecause: { id: 'Lain' },
    publicSlug: null,
    id: 9,
  });
  const latest = item({ withdrawnBecause: { id: 'Keliru' }, publicSlug: 'a' });
  expect(restoredDraft(version, latest)).toMatchObject({
    id: 1,
    title: { id: 'Dahulu' },
    withdrawnBecause: { id: 'Keliru' },
    publicSlug: 'a',
  });
});

describe('the public address', () => {
  const shown = { id: 'published' };

  it.each([
    ['is new', null, item({ _status: shown }), { at: 'a', from: null }],
    ['stays', item({ _status: shown }), item({ _status: shown }), null],
    ['changes', item({ _status: shown }), item({ slug: 'b', _status: shown }), { at: 'b', from: 'a' }],
    ['is none', item({ _status: shown }), item({ slug: 'b' }), null],
    [
      'comes back elsewhere',
      item({ publicSlug: 'a' }),
      item({ slug: 'b', _status: shown }),
      { at: 'b', from: 'a' },
    ],
    ['comes back', item({ publicSlug: 'a' }), item({ _status: shown }), { at: 'a', from: null }],
  ])('%s', (_name, before, after, change) => {
    expect(addressChange(before, after)).toEqual(change);
  });
});
