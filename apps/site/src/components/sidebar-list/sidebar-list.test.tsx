import { expect, test } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { SidebarList } from './sidebar-list.tsx';

const sidebar = {
  title: 'Panduan',
  groups: [
    { title: 'Rekening', items: [{ text: 'Membuka rekening', url: '/about-us/guides/membuka' }] },
    { items: [{ text: 'Kartu hilang', url: '/about-us/guides/kartu' }] },
  ],
};

/** Entries with aria-current, once for each of the two forms of the list. */
function currentEntries(address: string): string[] {
  const links = renderMarkup(
    <>
      <SidebarList sidebar={sidebar} />
      <SidebarList sidebar={sidebar} isDisclosure />
    </>,
    address,
  ).matchAll(/<a aria-current="page"[^>]*>([^<]*)</g);
  return [...links].map(([, text = '']) => text);
}

test('the current entry is marked, whatever its language and query', () => {
  expect(currentEntries('/about-us/guides/kartu')).toEqual(['Kartu hilang', 'Kartu hilang']);
  expect(currentEntries('/en/about-us/guides/kartu?from=/news')).toEqual(['Kartu hilang', 'Kartu hilang']);
});

test('no entry is marked on other pages, not even on sub-pages', () => {
  expect(currentEntries('/about-us/guides')).toEqual([]);
  expect(currentEntries('/about-us/guides/kartu/lagi')).toEqual([]);
});

test('the disclosure of narrow screens does not repeat the title of the page', () => {
  const summary = /<summary.*?<\/summary>/.exec(
    renderMarkup(<SidebarList sidebar={sidebar} isDisclosure />, '/about-us/guides/kartu'),
  );
  expect(summary?.[0]).toContain('Panduan');
  expect(summary?.[0]).not.toContain('Kartu hilang');
});
