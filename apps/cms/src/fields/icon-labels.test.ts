import { ICON_NAMES } from '@beranda/contract/icon-names';
import { expect, it } from 'vitest';
import { iconLabel, iconLabels, matchesIcon } from './icon-labels.ts';

const found = (search: string) => ICON_NAMES.filter((name) => matchesIcon(name, search));

it('each icon has a name of its own in each language', () => {
  for (const language of ['id', 'en'] as const) {
    const names = ICON_NAMES.map((name) => iconLabels[name][language]);
    expect(new Set(names).size).toBe(ICON_NAMES.length);
  }
});

it('an icon is found by words of either language, in any order, and by its stored name', () => {
  expect(found('celengan')).toEqual(['piggy-bank']);
  expect(found('Savings piggy')).toEqual(['piggy-bank']);
  expect(found('hand-coins')).toEqual(['hand-coins']);
  expect(found('panah kanan')).toEqual(['arrow-right']);
  expect(found('tidak ada ini')).toEqual([]);
  expect(found(' ')).toHaveLength(ICON_NAMES.length);
});

it('an icon that is not in the set any more keeps its name', () => {
  expect(iconLabel('parrot')).toEqual({ id: 'parrot', en: 'parrot' });
});
