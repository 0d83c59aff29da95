import { expect, it } from 'vitest';
import { inLocale, localeOf } from './locales.ts';

it.each([
  ['/en', 'en'],
  ['/en/news', 'en'],
  ['/en?page=2', 'en'],
  ['/en#top', 'en'],
  ['/', 'id'],
  ['', 'id'],
  ['/news', 'id'],
  ['/english', 'id'],
  ['/news/en', 'id'],
  ['/?en', 'id'],
  ['?en', 'id'],
])('the language of %j is %s', (address, locale) => {
  expect(localeOf(address)).toBe(locale);
});

it.each([
  ['/', '/en'],
  ['/?page=2', '/en?page=2'],
  ['/news#top', '/en/news#top'],
])('%s is %s in English', (indonesian, english) => {
  expect(inLocale(indonesian, 'en')).toBe(english);
  expect(inLocale(english, 'en')).toBe(english);
  expect(inLocale(english, 'id')).toBe(indonesian);
});
