import { expect, test } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { Share } from './share.tsx';
import { shareTargets } from './share-targets.ts';

const page = { url: 'https://bank.example/news/a?b=1&c=2#d', title: 'Bunga & biaya: 4,25%?' };

test('each target gets the complete URL and title', () => {
  const params = Object.fromEntries(
    shareTargets(page).map(({ service, href }) => [service, [...new URL(href).searchParams.values()]]),
  );
  expect(params).toEqual({
    WhatsApp: [`${page.title} ${page.url}`],
    X: [page.title, page.url],
    Facebook: [page.url],
    LinkedIn: [page.url],
    email: [page.title, page.url],
  });
});

test('the links work without JavaScript and send no referrer', () => {
  const links = renderMarkup(<Share {...page} />).match(/<a [^>]*>/g) ?? [];
  expect(links).toHaveLength(5);
  for (const link of links) {
    expect(link).toContain('rel="noopener noreferrer"');
    expect(link).toMatch(/aria-label="Bagikan lewat [^"]+"/);
  }
});

test('what needs script is marked', () => {
  const items = renderMarkup(<Share {...page} />).match(/<li[^>]*><button/g) ?? [];
  expect(items).toEqual([
    '<li class="needs-script"><button',
    '<li class="needs-script pointer-fine:hidden invisible"><button',
  ]);
});
