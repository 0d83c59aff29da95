import { expect, test } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

test('without JavaScript it is a link to the top, with an accessible name', () => {
  expect(renderMarkup(<ScrollToTop />)).toMatch(/^<a href="#top" aria-label="Kembali ke atas"/);
  expect(renderMarkup(<ScrollToTop />, '/en')).toContain('aria-label="Back to top"');
});
