import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { addressChange, outcomeOf, restoredDraft } from './outcome.ts';
import type { Item, SavePlan } from './plan.ts';

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
const row = item({
  title: { id: 'Lama', en: 'Old' },
  rate: '1.5',
  _status: { id: 'published', en: 'published' },
});
const draft = item({ title: { id: 'Baru', en: 'New' }, rate: '2.25', slug: 'b', _status: { id: 'draft' } });
const of = (plan: SavePlan, before = row, after = draft, mayPublish = true) =>
  outcomeOf(fields, plan, { row: before, draft: before }, after, mayPublish);
const publish = { kind: 'publish', languages: ['id'], shared: 'draft', mustConfirm: false } as const;

it("publishing a language publishes its texts and the draft's shared fields", () => {
  expect(of(publish)).toMatchObject({
    isPublicChange: true,
    row: { title: { id: 'Baru', en: 'Old' }, rate: '2.25', slug: 'b', _status: row._status },
    draft: { title: { id: 'Baru', en: 'New' }, _status: { id: 'published', en: 'draft' } },
  });
});

it('scheduled publication of a language changes neither public shared fields nor the draft', () => {
  expect(of({ ...publish, shared: 'public' })).toMatchObject({
    row: { title: { id: 'Baru', en: 'Old' }, rate: '1.5', slug: 'a' },
    draft: { rate: '2.25', _status: { id: 'draft', en: 'draft' } },
  });
});

it('publishing clears withdrawal reasons, in English too once Indonesian is public', () => {
  const reasons = { withdrawnBecause: { id: 'Keliru', en: 'Wrong' } };
  const before = { ...row, ...reasons, _status: { id: 'draft', en: 'draft' } };
  const after = { ...draft, ...reasons };
  expect(of(publish, before, after)).toMatchObject({
    row: { withdrawnBecause: {} },
    draft: { withdrawnBecause: {} },
  });
  const english = of({ ...publish, languages: ['en'] }, before, after);
  expect(english.row.withdrawnBecause).toEqual({ id: 'Keliru' });
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
  expect(outcomeOf(fields, { kind: 'trash' }, { row: latest, draft: latest }, lost, true)).toMatchObject({
    row: { ...latest, deletedAt },
    draft: { ...latest, deletedAt, lastSave },
  });
});

it('withdrawing changes the public languages and reasons, and records the last public slug', () => {
  const after = { ...draft, withdrawnBecause: { id: 'Keliru', en: 'Wrong' } };
  expect(of({ kind: 'withdraw', languages: ['en'] }, row, after).row).toEqual({
    ...row,
    publicSlug: 'a',
    withdrawnBecause: { en: 'Wrong' },
    _status: { id: 'published', en: 'draft' },
  });
  const gone = { ...row, slug: 'b', publicSlug: 'a', _status: { id: 'draft', en: 'draft' } };
  expect(of({ kind: 'withdraw', languages: ['id'] }, gone, after).row.publicSlug).toBe('a');
});

describe('saving a draft', () => {
  const plan = { kind: 'draft', locale: 'id' } as const;
  const gone = { ...row, _status: { id: 'draft', en: 'draft' } };
  const because = { ...draft, withdrawnBecause: { id: 'Keliru' } };

  it('changes nothing public', () => {
    expect(of(plan)).toMatchObject({ isPublicChange: false, row });
  });

  it('marks the draft as published if it equals the public state', () => {
    expect(of(plan, row, row).draft._status).toEqual({ id: 'published', en: 'published' });
    const indonesian = { ...row, title: { id: 'Baru', en: 'Old' } };
    expect(of(plan, row, indonesian).draft._status).toEqual({ id: 'draft', en: 'published' });
  });

  it("publishes a publisher's reason for an item with no public language", () => {
    expect(of(plan, gone, because)).toMatchObject({
      isPublicChange: true,
      row: { withdrawnBecause: { id: 'Keliru' } },
    });
    expect(of(plan, gone, because, false)).toMatchObject({ isPublicChange: false, row: gone });
    expect(of(plan, row, because)).toMatchObject({ isPublicChange: false, row });
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
