import { expect, it } from 'vitest';
import { isLink } from './validate-link.ts';

it.each([
  '/',
  '/news',
  '/news?page=2#top',
  '#kontak',
  'https://a.example/x',
  'tel:1500',
  'mailto:a@b.example',
])('%s is valid', (value) => {
  expect(isLink(value)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'news',
  '#',
  '/a b',
  'https://',
  'ftp://a.example',
])('%s is rejected', (value) => {
  expect(isLink(value)).toBe(false);
});
