import { expect, test } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { Tags } from './tags.tsx';

const tags = [
  { text: 'Semua', url: '/news' },
  { text: 'Produk', url: '/news?topic=products' },
];

test('only the current tag is marked, and every tag is a link in the language of the page', () => {
  const markup = renderMarkup(<Tags label="Topic" tags={tags} current="/news?topic=products" />, '/en/news');
  expect(markup.match(/aria-current="page"/g)).toHaveLength(1);
  expect(markup).toMatch(/<a aria-current="page"[^>]*href="\/en\/news\?topic=products"[^>]*>Produk/);
  expect(markup).toMatch(/<a class="[^"]*"[^>]*href="\/en\/news"[^>]*>Semua/);
});

test('no tag is marked without a current one', () => {
  expect(renderMarkup(<Tags label="Topik" tags={tags} />)).not.toContain('aria-current');
});
