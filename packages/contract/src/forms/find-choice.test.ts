import { describe, expect, it } from 'vitest';
import { CITIES } from './cities.ts';
import { createChoiceFinder, similarChoices } from './find-choice.ts';

describe('an offered value', () => {
  const find = createChoiceFinder(CITIES);

  it.each([
    ['Kota Surakarta, Jawa Tengah', 'Kota Surakarta, Jawa Tengah'],
    [' kota  surakarta,  JAWA tengah ', 'Kota Surakarta, Jawa Tengah'],
    ['Kota Bandung', 'Kota Bandung, Jawa Barat'],
    ['surakarta', 'Kota Surakarta, Jawa Tengah'],
    ['Kab. Banyumas', 'Kabupaten Banyumas, Jawa Tengah'],
  ])('is found by "%s"', (typed, value) => expect(find(typed)).toBe(value));

  it.each(['Bandung', 'Kota', 'Kota Lama', 'Jawa Barat', '', '__proto__'])('is not found by "%s"', (typed) =>
    expect(find(typed)).toBeUndefined(),
  );

  it('is found by each full name, also where short names are ambiguous', () => {
    expect(CITIES.filter((name) => find(name) !== name)).toEqual([]);
  });

  it('without a comma has no shorter spelling', () => {
    expect(createChoiceFinder(['simpanan/giro', 'kredit usaha'])('usaha')).toBeUndefined();
  });
});

describe('values similar to what was typed', () => {
  it('contain it', () => {
    expect(similarChoices(CITIES, 'bandung', 3)).toEqual([
      'Kota Bandung, Jawa Barat',
      'Kabupaten Bandung, Jawa Barat',
      'Kabupaten Bandung Barat, Jawa Barat',
    ]);
  });

  it('are none for less than three letters', () => expect(similarChoices(CITIES, ' ba', 5)).toEqual([]));
});
