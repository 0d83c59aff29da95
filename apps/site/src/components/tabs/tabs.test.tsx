import { expect, test } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { nextTab } from './next-tab.ts';
import { Tabs } from './tabs.tsx';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s moves from tab %i of three to tab %i', (key, current, next) => {
  expect(nextTab(key, current, 3)).toBe(next);
});

test.each(['ArrowDown', 'ArrowUp', 'Enter', ' ', 'Tab', 'a'])(
  'the key "%s" keeps its default action',
  (key) => {
    expect(nextTab(key, 0, 3)).toBeUndefined();
  },
);

const markup = renderMarkup(
  <Tabs
    label="Jenis kurs"
    headingLevel={4}
    tabs={[
      { id: 'e-rate', title: 'e-Rate', content: 'satu' },
      { id: 'tt', title: 'TT Counter', content: 'dua' },
    ]}
  />,
);

test('the first tab is selected and the only one in the tab order (roving tabindex)', () => {
  expect(markup).toContain('id="e-rate-tab" aria-controls="e-rate" aria-selected="true" tabindex="0"');
  expect(markup).toContain('id="tt-tab" aria-controls="tt" aria-selected="false" tabindex="-1"');
});

test('every panel is rendered with its title and labelled by its tab', () => {
  expect(markup).toMatch(
    /role="tabpanel" id="e-rate" aria-labelledby="e-rate-tab"[^>]*><h4[^>]*>e-Rate<\/h4>satu/,
  );
  expect(markup).toMatch(
    /role="tabpanel" id="tt" aria-labelledby="tt-tab"[^>]*><h4[^>]*>TT Counter<\/h4>dua/,
  );
});
