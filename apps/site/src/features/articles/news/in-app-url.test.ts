import { expect, it } from 'vitest';
import { inAppUrl, mainSitePath } from './in-app-url.ts';

it.each([
  ['/news', '/news-mobile'],
  ['/news/satu#dua', '/news-mobile/satu#dua'],
  ['/news?topic=company', '/news-mobile?topic=company'],
  ['/newsletter', '/newsletter'],
  ['/news-mobile/satu', '/news-mobile/satu'],
  ['/blogs/news', '/blogs/news'],
  ['https://contoh.example/news', 'https://contoh.example/news'],
])('%s links to %s in the app', (url, inApp) => {
  expect(inAppUrl(url)).toBe(inApp);
});

it.each([
  ['/news-mobile/a', '/news/a'],
  ['/en/news-mobile/a', '/en/news/a'],
  ['/news-mobile', '/news-mobile'],
  ['/news/a', '/news/a'],
])('%s is on the main site at %s', (path, main) => {
  expect(mainSitePath(path)).toBe(main);
});
