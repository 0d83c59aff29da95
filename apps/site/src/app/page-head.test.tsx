import { Outlet } from 'react-router';
import { expect, it } from 'vitest';
import { renderLayout } from '../../testing/render-layout.tsx';
import { PageHead } from './page-head.tsx';

const TEXTS = { title: 'Berita', description: 'Berita dan siaran pers.' };

/** The tags of a page's head: properties, names and links with their values, in order. */
async function headOf(address: string, props: Partial<Parameters<typeof PageHead>[0]> = {}) {
  const markup = await renderLayout(<Outlet />, {
    address,
    pageElement: <PageHead {...TEXTS} {...props} />,
  });
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  const tags = [...markup.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => tag);
  const meta = (name: string) =>
    tags
      .filter((tag) => (attribute(tag, 'property') ?? attribute(tag, 'name')) === name)
      .map((tag) => attribute(tag, 'content'));
  const links = (rel: string) => tags.filter((tag) => attribute(tag, 'rel') === rel);
  return {
    title: /<title>(.*?)<\/title>/.exec(markup)?.[1],
    meta,
    canonical: links('canonical').map((tag) => attribute(tag, 'href')),
    alternates: Object.fromEntries(
      links('alternate').map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')]),
    ),
  };
}

const SITE = 'https://contoh.example';

it('a page names itself and its translations, by language and by language with country', async () => {
  const { title, meta, canonical, alternates } = await headOf('/en/news?page=2&utm_source=mail', {
    canonicalQuery: '?page=2',
  });
  expect(title).toBe('Berita | Bank Contoh');
  expect(meta('description')).toEqual([TEXTS.description]);
  expect(meta('robots')).toEqual([]);
  expect(canonical).toEqual([`${SITE}/en/news?page=2`]);
  expect(alternates).toEqual({
    id: `${SITE}/news?page=2`,
    'id-ID': `${SITE}/news?page=2`,
    en: `${SITE}/en/news?page=2`,
    'en-US': `${SITE}/en/news?page=2`,
    'x-default': `${SITE}/news?page=2`,
  });
});

it.each([
  ['/', 'id_ID', 'en_US', `${SITE}/`],
  ['/en', 'en_US', 'id_ID', `${SITE}/en`],
  ['/en/nab', 'en_US', 'id_ID', `${SITE}/en/nab`],
])('a link to %s is shared with the language %s', async (address, locale, other, url) => {
  const { meta } = await headOf(address);
  expect(meta('og:locale')).toEqual([locale]);
  expect(meta('og:locale:alternate')).toEqual([other]);
  expect(meta('og:url')).toEqual([url]);
});

it('a shared link has title, description, site and picture', async () => {
  const { meta } = await headOf('/news');
  expect(meta('og:title')).toEqual([TEXTS.title]);
  expect(meta('og:description')).toEqual([TEXTS.description]);
  expect(meta('og:site_name')).toEqual(['Bank Contoh']);
  expect(meta('og:type')).toEqual(['website']);
  expect(meta('og:image')).toEqual([`${SITE}/social/bank.png`]);
  expect(meta('twitter:card')).toEqual(['summary_large_image']);
});

it('an article has its own picture and its time', async () => {
  const { meta } = await headOf('/news/laporan', {
    type: 'article',
    socialImage: '/social/laporan.png',
    publishedAt: '2026-11-18T02:00:00.000Z',
  });
  expect(meta('og:type')).toEqual(['article']);
  expect(meta('og:image')).toEqual([`${SITE}/social/laporan.png`]);
  expect(meta('og:image:alt')).toEqual([TEXTS.title]);
  expect(meta('article:published_time')).toEqual(['2026-11-18T02:00:00.000Z']);
});

it('a page that is shown in Indonesian for want of a translation is shared as the Indonesian one', async () => {
  const { meta, canonical, alternates } = await headOf('/en/news/laporan', { languages: ['id'] });
  const url = `${SITE}/news/laporan`;
  expect(canonical).toEqual([url]);
  expect(alternates).toEqual({ id: url, 'id-ID': url, 'x-default': url });
  expect(meta('og:locale')).toEqual(['id_ID']);
  expect(meta('og:locale:alternate')).toEqual([]);
  expect(meta('og:url')).toEqual([url]);
});

it('a page that search engines skip has neither canonical address nor alternates', async () => {
  const { meta, canonical, alternates } = await headOf('/coming-soon', { isIndexed: false });
  expect(meta('robots')).toEqual(['noindex']);
  expect(canonical).toEqual([]);
  expect(alternates).toEqual({});
});

it('a variant of a page names that page', async () => {
  const { meta, canonical } = await headOf('/en/news-mobile', { isIndexed: false, canonicalPath: '/news' });
  expect(meta('robots')).toEqual(['noindex']);
  expect(canonical).toEqual([`${SITE}/en/news`]);
  expect(meta('og:url')).toEqual([`${SITE}/en/news`]);
});
