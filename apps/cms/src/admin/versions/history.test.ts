import { expect, it } from 'vitest';
import { historyEntriesOf, type VersionInAllLanguages } from './history.ts';

let serial = 0;
function version(
  status: Record<string, string> | undefined,
  title: Record<string, string>,
  {
    locale = 'id',
    ...more
  }: { locale?: string; autosave?: boolean; snapshot?: boolean; deletedAt?: string } = {},
): VersionInAllLanguages {
  serial += 1;
  const { deletedAt, ...own } = more;
  return {
    id: serial,
    updatedAt: new Date(Date.UTC(2026, 0, 1) + serial * 60_000).toISOString(),
    ...own,
    version: {
      title,
      ...(status ? { _status: status } : {}),
      ...(deletedAt ? { deletedAt } : {}),
      lastSave: { by: 'Sari', user: 1, locale, previousUpdatedAt: null },
    },
  };
}

/** The versions of an item that is written, published, translated, republished and withdrawn. */
function stored() {
  const pair = (
    status: Record<string, string>,
    all: Record<string, string>,
    title: Record<string, string>,
    allTitles: Record<string, string>,
    locale: string,
  ) => {
    const released = version(status, title, { locale });
    const whole = version(all, allTitles, { locale, snapshot: true });
    return [released, { ...whole, updatedAt: released.updatedAt }];
  };
  return [
    version({ id: 'draft' }, { id: 'Satu' }),
    version({ id: 'draft' }, { id: 'Satu dua' }, { autosave: true }),
    ...pair({ id: 'published' }, { id: 'published' }, { id: 'Satu dua' }, { id: 'Satu dua' }, 'id'),
    version(
      { id: 'published', en: 'draft' },
      { id: 'Satu dua', en: 'One' },
      { locale: 'en', autosave: true },
    ),
    ...pair(
      { id: 'published' },
      { id: 'published', en: 'draft' },
      { id: 'Tiga' },
      { id: 'Tiga', en: 'One' },
      'id',
    ),
    version({ id: 'draft', en: 'draft' }, { id: 'Tiga', en: 'One' }),
    version(
      { id: 'draft', en: 'draft' },
      { id: 'Tiga', en: 'One' },
      { deletedAt: '2026-01-02T00:00:00.000Z' },
    ),
  ];
}

it('has action, language and user of each save', () => {
  const entries = historyEntriesOf(stored(), []);
  expect(entries.map(({ saveKind, locale, number }) => [number, saveKind, locale])).toEqual([
    [7, 'trashed', 'id'],
    [6, 'withdrawn', 'id'],
    [5, 'published', 'id'],
    [4, 'draft', 'en'],
    [3, 'published', 'id'],
    [2, 'draft', 'id'],
    [1, 'draft', 'id'],
  ]);
  expect(new Set(entries.map(({ by }) => by))).toEqual(new Set(['Sari']));
});

it('shows the version of a publication that includes the other language', () => {
  const published = historyEntriesOf(stored(), []).find(({ number }) => number === 5);
  expect(published?.version.title).toEqual({ id: 'Tiga', en: 'One' });
});

it('marks the latest and the public versions', () => {
  const entries = historyEntriesOf(stored().slice(0, 7), ['id']);
  expect(entries.filter(({ isLatest }) => isLatest).map(({ number }) => number)).toEqual([5]);
  expect(entries.filter(({ publicIn }) => publicIn.length > 0).map(({ number }) => number)).toEqual([5]);
});

it('classifies a draft on a published item as draft', () => {
  const published = version({ id: 'published' }, { id: 'Satu' });
  const [draft] = historyEntriesOf([published, version({ id: 'draft' }, { id: 'Dua' })], ['id']);
  expect(draft?.saveKind).toBe('draft');
});

it('has only saves if there are no drafts', () => {
  const entries = historyEntriesOf([version(undefined, { id: 'a' }), version(undefined, { id: 'b' })], []);
  expect(entries.map(({ saveKind }) => saveKind)).toEqual(['saved', 'saved']);
});
