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
    ['kab bandung', 'Kabupaten Bandung, Jawa Barat'],
    ['Kab.Bandung', 'Kabupaten Bandung, Jawa Barat'],
    ['Kotamadya Bandung', 'Kota Bandung, Jawa Barat'],
    ['jakarta selatan', 'Kota Administrasi Jakarta Selatan, DKI Jakarta'],
    ['Kota Jakarta Selatan', 'Kota Administrasi Jakarta Selatan, DKI Jakarta'],
    ['Kota Administrasi Jakarta Selatan', 'Kota Administrasi Jakarta Selatan, DKI Jakarta'],
    ['jaksel', 'Kota Administrasi Jakarta Selatan, DKI Jakarta'],
    ['Solo', 'Kota Surakarta, Jawa Tengah'],
    ['jogja', 'Kota Yogyakarta, Daerah Istimewa Yogyakarta'],
    ['sby', 'Kota Surabaya, Jawa Timur'],
    ['Kota Solo', 'Kota Surakarta, Jawa Tengah'],
    ['kota jogja', 'Kota Yogyakarta, Daerah Istimewa Yogyakarta'],
    ['Kota Tangsel', 'Kota Tangerang Selatan, Banten'],
    ['Kota Jaksel', 'Kota Administrasi Jakarta Selatan, DKI Jakarta'],
    ['Solo, Jawa Tengah', 'Kota Surakarta, Jawa Tengah'],
  ])('is found by "%s"', (typed, value) => expect(find(typed)).toBe(value));

  it.each([
    'Bandung',
    'bdg',
    'Bandung, Jawa Barat',
    'Kota',
    'Kab.',
    'Kota Lama',
    'Jawa Barat',
    '',
    '__proto__',
  ])('is not found by "%s"', (typed) => expect(find(typed)).toBeUndefined());

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

  it.each([
    ['bdg', 'Kota Bandung, Jawa Barat'],
    ['kota bandun', 'Kota Bandung, Jawa Barat'],
    ['surabya', 'Kota Surabaya, Jawa Timur'],
    ['kota surabya', 'Kota Surabaya, Jawa Timur'],
    ['banyumsa', 'Kabupaten Banyumas, Jawa Tengah'],
    ['Kabupaten Bekas', 'Kabupaten Bekasi, Jawa Barat'],
    ['Kab. Bandun', 'Kabupaten Bandung, Jawa Barat'],
    ['Kab. Bandnug', 'Kabupaten Bandung, Jawa Barat'],
    ['Kabupaten Batam', 'Kota Batam, Kepulauan Riau'],
  ])('are found for %j, first %s', (typed, first) => {
    expect(similarChoices(CITIES, typed, 3)[0]).toBe(first);
  });

  it('are none for less than three letters', () => expect(similarChoices(CITIES, ' ba', 5)).toEqual([]));
});
