import { expect, it } from 'vitest';
import { HOME_SECTIONS, homeContent, toHomeSections } from './home.ts';

it('sections keep the order of the editors, without duplicates', () => {
  expect(toHomeSections(['news', 'app', 'news', 'vision'])).toEqual(['news', 'app', 'vision']);
});

it('an unknown section is ignored, and the response stays valid', () => {
  expect(homeContent.shape.sections.parse(['weather', 'news', 'toString'])).toEqual(['news']);
});

it('the default order has no duplicates', () => {
  expect(toHomeSections(HOME_SECTIONS)).toEqual(HOME_SECTIONS);
});

// Sections that the bank prescribes: whoever drops one on purpose drops it here too.
it.each([
  'highlights',
  'services',
  'products',
  'vision',
  'why',
  'market',
  'calculator',
  'consultation',
  'news',
  'branches',
  'app',
  'group',
])('the home page can show “%s”', (section) => {
  expect(toHomeSections([section])).toEqual([section]);
});
