import { expect, test } from 'vitest';
import { renderLayout } from '../../../testing/render-layout.tsx';
import { Page } from './page.tsx';

test('the page shows that it is under construction, and links home', async () => {
  const markup = await renderLayout(<Page />, { address: '/en/maintenance' });
  expect(markup).toContain('Attention');
  expect(markup).toMatch(/<h1[^>]*>The page you are looking for is under construction<\/h1>/);
  expect(markup).toMatch(/<a [^>]*href="\/en"[^>]*>Return to homepage/);
  // The layout has the main element.
  expect(markup).not.toContain('<main');
});
