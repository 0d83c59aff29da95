import { expect, it } from 'vitest';
import { HOME_SECTIONS, homeContent, toHomeSections } from './home.ts';

it('sections come in the order of the editors, each once', () => {
  expect(toHomeSections(['news', 'app', 'news', 'vision'])).toEqual(['news', 'app', 'vision']);
});

it('a section that this site does not know is left out, and does not spoil the answer', () => {
  expect(homeContent.shape.sections.parse(['weather', 'news', 'toString'])).toEqual(['news']);
});

it('no section is in the usual order twice', () => {
  expect(toHomeSections(HOME_SECTIONS)).toEqual(HOME_SECTIONS);
});
