import { expect, it } from 'vitest';
import { linksOf } from './crawl.ts';

it('follows links to pages of the site, by canonical target', () => {
  const html = `
    <a href="/news?page=2&amp;from=%2F">2</a> <a class="x" href="/en/news#top">News</a>
    <a href="/exchange-rate?amount=5&amp;currency=USD">USD</a> <a href="https://elsewhere.example/news">away</a>
    <a href="//elsewhere.example/">away</a> <a href="/design">design</a> <a href="/documents/a.pdf">PDF</a>
    <link href="/blogs"><a href="/promo?category=card">promo</a>`;
  expect(linksOf(html)).toEqual(['/news?page=2', '/en/news', '/promo?category=card']);
});
