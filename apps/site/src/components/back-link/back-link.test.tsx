import { expect, test } from 'vitest';
import { markupOf } from '../markup-of.tsx';
import { BackLink } from './back-link.tsx';

test('the server leaves the query parameter to the browser, because stored pages do not know it', () => {
  const element = <BackLink to="/news">Kembali ke berita</BackLink>;
  expect(markupOf(element, '/news/satu?from=/careers')).toBe(markupOf(element, '/news/satu'));
});

test('the given target is linked in the language of the page, with its text', () => {
  const markup = markupOf(<BackLink to={{ path: '/news?page=2' }}>Back to news</BackLink>, '/en/news/one');
  expect(markup).toContain('href="/en/news?page=2"');
  expect(markup).toContain('Back to news</a>');
});

test('without a target and a text it leads back to all blogs', () => {
  const markup = markupOf(<BackLink />);
  expect(markup).toContain('href="/blogs/all"');
  expect(markup).toContain('Kembali</a>');
});
