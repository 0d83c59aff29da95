import { HOME_SECTIONS, type HomeContent, type HomeSection } from '@beranda/contract';
import { expect, it } from 'vitest';
import { visibleSections } from './visible-sections.server.ts';

const text = 'x';
const heading = { eyebrow: text, title: text };
const action = { text, url: '/' };
const tile = { icon: text, title: text, text, url: '/', action: text };

const home: HomeContent = {
  hero: { eyebrow: text, headline: text, lead: text, primary: action, secondary: action },
  sampleLoan: { title: text, disclaimer: text },
  shortcuts: [tile],
  sections: [],
  highlights: heading,
  services: { ...heading, tiles: [tile] },
  products: { ...heading, chosen: [] },
  vision: { eyebrow: text, sentence: text, highlight: '' },
  why: { ...heading, reasons: [{ figure: '1', unit: text, text }] },
  consultation: { ...heading, text, points: [], action },
  news: heading,
  branches: { ...heading, text },
  app: { ...heading, text, url: '' },
  group: { text, action },
  popup: null,
};

const nothing = {
  promotions: [],
  branches: { cities: [], points: [] },
  companies: [],
  products: [],
  news: [],
  loan: null,
  rates: null,
  funds: null,
  appDownload: { code: null, texts: { code: '', scan: '', demonstration: '' } },
};
const content = (sections: HomeSection[], others: object = {}) => ({
  ...nothing,
  ...others,
  home: { ...home, sections },
});
const namesOf = (sections: HomeSection[], others?: object) =>
  visibleSections(content(sections, others)).map(({ name }) => name);

it('sections have the order of the editors, and unlisted ones are absent', () => {
  expect(namesOf(['group', 'news', 'vision'])).toEqual(['group', 'news', 'vision']);
  expect(namesOf([])).toEqual([]);
});

it('a section without content is left out', () => {
  expect(namesOf(['market', 'calculator', 'news'])).toEqual(['news']);
  expect(namesOf(['market', 'calculator', 'news'], { funds: [] })).toEqual(['market', 'news']);
  const withoutTexts = { ...home, app: { ...home.app, title: '' }, why: { ...home.why, reasons: [] } };
  const visible = visibleSections({
    ...nothing,
    home: { ...withoutTexts, sections: ['app', 'why', 'vision'] },
  });
  expect(visible.map(({ name }) => name)).toEqual(['vision']);
});

it.each([
  ['the usual order', [...HOME_SECTIONS]],
  ['the usual order turned round', [...HOME_SECTIONS].reverse()],
])('adjacent sections have different tones in %s', (_name, order) => {
  const visible = visibleSections(content(order, { funds: [] }));
  expect(visible[0]?.tone).toBe('surface');
  const tones = visible.map(({ name, tone }) => (name === 'consultation' ? 'primary' : tone));
  for (const [index, tone] of tones.entries()) expect(tone).not.toBe(tones[index + 1]);
});
