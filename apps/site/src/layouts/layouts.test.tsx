import { expect, test } from 'vitest';
import { ROOT_DATA, renderLayout } from '../../testing/render-layout.tsx';
import { DefaultLayout } from './default.tsx';
import { EmptyLayout } from './empty.tsx';
import { layouts } from './layouts.ts';
import { WithSidebarLayout } from './with-sidebar.tsx';

test.each(Object.entries(layouts))('%s has a skip link to its one main element', async (_, Layout) => {
  const markup = await renderLayout(<Layout />);
  expect(markup).toMatch(/^<div class="frame"><a href="#main" /);
  expect(markup.match(/<main /g)).toHaveLength(1);
  expect(markup).toContain('<main id="main" tabindex="-1"');
  expect(markup).toContain('<p>isi</p>');
  expect(markup.match(/<header /g)).toHaveLength(1);
});

test('the empty layout has no menus, but the home page, the other language and the statutory statements', async () => {
  const markup = await renderLayout(<EmptyLayout />, { address: '/en/coming-soon' });
  expect(markup).toContain('href="/en"');
  expect(markup).toMatch(/<a [^>]*href="\/coming-soon"[^>]*>.*?Bahasa Indonesia<\/a>/);
  expect(markup).not.toContain('<nav');
  expect(markup).not.toContain('popover');
  const footer = markup.slice(markup.indexOf('<footer'));
  expect(footer).toContain('Bank Contoh berizin dan diawasi.');
  expect(footer).toContain('© 2026 Bank Contoh');
  expect(footer).not.toContain('href="/en/careers"');
});

test("a page inside the bank's app has no links around its content", async () => {
  const markup = await renderLayout(<EmptyLayout />, { page: () => ({ isInApp: true }) });
  expect(markup).not.toContain('<header');
  expect(markup).not.toContain('<footer');
  expect(markup.match(/<a /g)).toHaveLength(1);
});

test("the layout with a sidebar shows the sidebar of the page's data", async () => {
  const sidebar = { title: 'Panduan', groups: [{ items: [{ text: 'Membuka rekening', url: '/panduan' }] }] };
  const markup = await renderLayout(<WithSidebarLayout />, { page: () => ({ sidebar }) });
  expect(markup).toContain('aria-label="Panduan"');
  expect(markup.indexOf('Membuka rekening')).toBeLessThan(markup.indexOf('<main'));
});

test('without sidebar data the page has the full width', async () => {
  expect(await renderLayout(<WithSidebarLayout />)).not.toContain('sidebar');
});

test('the footer has the statutory statements, the copyright and the URL of the page', async () => {
  const markup = await renderLayout(<DefaultLayout />, { address: '/en/news' });
  const footer = markup.slice(markup.indexOf('<footer'));
  for (const text of [
    'Bank Contoh berizin dan diawasi.',
    'Dijamin sampai Rp2 miliar.',
    '© 2026 Bank Contoh',
    'https://contoh.example/en/news',
  ]) {
    expect(footer).toContain(text);
  }
  expect(footer).toMatch(
    /Dijamin sampai Rp2 miliar\. <a [^>]*href="https:\/\/lps\.example\/"[^>]*>Ketentuan<\/a>/,
  );
  expect(footer).toContain('href="tel:+62215550108"');
  expect(footer).toContain('24 jam setiap hari');
  expect(footer).toMatch(/<p lang="id" translate="no"[^>]*>Jl\.\u00A0Contoh No\.\u00A01<\/p>/);
  expect(footer).toMatch(/href="https:\/\/sosial\.example\/"[^>]*>.*?<span>Instagram<\/span>/);
});

test('only a demonstration site has the demonstration notice', async () => {
  expect(await renderLayout(<DefaultLayout />)).not.toContain('Situs demonstrasi');
  const settings = { ...ROOT_DATA.settings, isDemonstration: true };
  const markup = await renderLayout(<DefaultLayout />, { root: () => ({ ...ROOT_DATA, settings }) });
  expect(markup).toContain('Situs demonstrasi');
});
