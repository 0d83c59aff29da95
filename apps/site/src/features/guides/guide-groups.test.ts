import { describe, expect, it } from 'vitest';
import { filterGuides, type Guide, type GuideGroup, groupGuides } from './guide-groups.ts';

const common = { language: 'id', updatedAt: '2026-01-02T03:04:05.000Z' } as const;
const group = (slug: string, title: string): GuideGroup => ({
  ...common,
  slug,
  title,
  summary: '',
  icon: 'book',
});
const guide = (slug: string, title: string, of: string | null): Guide => ({
  ...common,
  slug,
  title,
  summary: 'Gratis dan dapat dibatalkan',
  group: of,
});

const groups = [group('kartu', 'Kartu dan keamanan'), group('kosong', 'Kosong')];
const guides = [
  guide('blokir', 'Memblokir kartu yang hilang', 'kartu'),
  guide('pin', 'Mengganti PIN', 'kartu'),
  guide('lepas', 'Tanpa kelompok', 'ditarik'),
];
const namesOf = (guideGroups: ReturnType<typeof groupGuides>) =>
  guideGroups.map((guideGroup) => [
    guideGroup.group?.slug ?? null,
    ...guideGroup.guides.map(({ slug }) => slug),
  ]);

describe('guides', () => {
  it('are grouped, and those whose group is unpublished come last', () => {
    expect(namesOf(groupGuides({ groups, guides }))).toEqual([
      ['kartu', 'blokir', 'pin'],
      ['kosong'],
      [null, 'lepas'],
    ]);
  });

  it.each([
    ['BLOKIR', [['kartu', 'blokir']]],
    ['kartu pin', [['kartu', 'pin']]],
    ['keamanan', [['kartu', 'blokir', 'pin']]],
    ['dibatalkan tanpa', [[null, 'lepas']]],
    ['pín', [['kartu', 'pin']]],
    ['kredit', []],
  ])('match “%s” if all of its words occur', (search, expected) => {
    expect(namesOf(filterGuides(groupGuides({ groups, guides }), search))).toEqual(expected);
  });
});
