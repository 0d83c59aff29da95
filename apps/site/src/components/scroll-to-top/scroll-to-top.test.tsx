import { expect, test } from 'vitest';
import { markupOf } from '../markup-of.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

test('without script it is a link to the start, with a name', () => {
  expect(markupOf(<ScrollToTop />)).toMatch(/^<a href="#top" aria-label="Kembali ke atas"/);
  expect(markupOf(<ScrollToTop />, '/en')).toContain('aria-label="Back to top"');
});
