import type { RightMenuItem } from '@beranda/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Flag } from '#src/components/flag.tsx';
import { ROOT_DATA, renderLayout } from '../../../testing/render-layout.tsx';
import { Header } from './header.tsx';

function withRightMenu(items: RightMenuItem[]) {
  const bar = { ...ROOT_DATA.data['Navigation Bar'], 'Right Menu': items };
  return () => ({ ...ROOT_DATA, data: { ...ROOT_DATA.data, 'Navigation Bar': bar } });
}

test('every button of the header opens an existing popover', async () => {
  const markup = await renderLayout(<Header />);
  const targets = [...markup.matchAll(/popoverTarget="([^"]+)"/gi)].map(([, id]) => id);
  const ids = [...markup.matchAll(/ id="([^"]+)"[^>]* popover="auto"/g)].map(([, id]) => id);
  expect(new Set(targets)).toEqual(new Set(ids));
  // One panel, language, bank access, the menu dialog and the one on top of it.
  expect(ids).toHaveLength(5);
});

test('the current section is marked, and in its panel the current page', async () => {
  const markup = await renderLayout(<Header />, { address: '/news' });
  expect(markup).toMatch(/<button[^>]*aria-current="true"[^>]*class="header-item opener"/);
  expect(markup).toMatch(/<a[^>]*aria-current="page"[^>]*class="menu-link[^>]*href="\/news"/);
  expect(markup).not.toMatch(/aria-current[^>]*class="header-item" /);
});

test('on the home page its own entry is the current page', async () => {
  expect(await renderLayout(<Header />)).toMatch(/<a[^>]*aria-current="page"[^>]*class="header-item"/);
});

test('login and register share one label', async () => {
  const markup = await renderLayout(<Header />);
  expect(markup).toMatch(/<span>Masuk<span class="header-extra"> \/ Daftar<\/span><\/span>/);
});

test('login and register lead to the hosts of the bank’s own systems', async () => {
  const markup = await renderLayout(<Header />, { address: '/en' });
  const links = [...markup.matchAll(/<a [^>]*href="(https:\/\/masuk[^"]*)"[^>]*>.*?<\/svg>(\w+)/g)];
  // In the bar and in the menu dialog.
  const each = [
    ['https://masuk.example/', 'Login'],
    ['https://masuk.example/daftar', 'Register'],
  ];
  expect(links.map(([, url, text]) => [url, text])).toEqual([...each, ...each]);
});

test.each([
  ['/en/news', 'flag-us'],
  ['/news', 'flag-id'],
])('the button of the language menu at %s has the flag %s', async (address, flag) => {
  const markup = await renderLayout(<Header />, { address });
  const button = /<li class="header-language"><button.*?<\/button>/.exec(markup)?.[0];
  expect(button).toContain(renderToStaticMarkup(<Flag name={flag} />));
  expect(button).toContain(
    address.startsWith('/en') ? 'Choose Language: English' : 'Pilih bahasa: Bahasa Indonesia',
  );
});

test('the language menu links to the same page in each language, including its query', async () => {
  const markup = await renderLayout(<Header />, { address: '/en/news?page=2' });
  expect(markup).toMatch(/<a lang="id-ID" hrefLang="id-ID" class="dropdown-menu-row" href="\/news\?page=2"/);
  expect(markup).toMatch(
    /<a lang="en-US" hrefLang="en-US" aria-current="true"[^>]*href="\/en\/news\?page=2"/,
  );
});

test('a menu without search, bank access and languages renders without them', async () => {
  const markup = await renderLayout(<Header />, { root: withRightMenu([]) });
  expect(markup).not.toContain('header-search');
  expect(markup).not.toContain('header-language');
  expect(markup).not.toContain('header-login');
});

test('unknown menu types and unsupported languages are ignored', async () => {
  const unknown = { type: 'chat', slug: '/chat', icon: 'chat', iconWidth: 20 } as unknown as RightMenuItem;
  const language: RightMenuItem = {
    type: 'language',
    slug: 'language',
    icon: 'flag-id',
    iconWidth: 24,
    subTypes: [
      { text: 'Bahasa Indonesia', icon: 'flag-id', id: 'id' },
      { text: 'Nederlands', icon: 'flag-nl', id: 'nl' },
    ],
  };
  const markup = await renderLayout(<Header />, { root: withRightMenu([unknown, language]) });
  expect(markup).not.toContain('chat');
  expect(markup).not.toContain('Nederlands');
  expect(markup).toContain('Bahasa Indonesia');
});

test('the first level of the menu dialog has the number to call about a lost card', async () => {
  const { headOffice } = ROOT_DATA.settings;
  const markup = await renderLayout(<Header />);
  const first = markup.slice(markup.indexOf('menu-dialog-end'));
  expect(first).toMatch(/<a href="tel:\+62215550108"[^>]*>.*Kartu hilang\?/);
  expect(first).toContain(headOffice.phone);
  expect(first).toContain(headOffice.phoneHours);
});
