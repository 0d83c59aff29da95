import { expect, test } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { BackLink } from './back-link.tsx';

test('the server ignores the query parameter, because pages are cached without it', () => {
  const element = <BackLink to="/news">Kembali ke berita</BackLink>;
  expect(renderMarkup(element, '/news/satu?from=/careers')).toBe(renderMarkup(element, '/news/satu'));
});

test('the given target is linked in the language of the page, with its text', () => {
  const markup = renderMarkup(
    <BackLink to={{ path: '/news?page=2' }}>Back to news</BackLink>,
    '/en/news/one',
  );
  expect(markup).toContain('href="/en/news?page=2"');
  expect(markup).toContain('Back to news</a>');
});

test('without target and text it links to all blogs', () => {
  const markup = renderMarkup(<BackLink />);
  expect(markup).toContain('href="/blogs/all"');
  expect(markup).toContain('Kembali</a>');
});
