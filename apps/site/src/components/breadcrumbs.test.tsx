import { expect, it } from 'vitest';
import { DefaultLayout } from '#src/layouts/default.tsx';
import { renderLayout } from '../../testing/render-layout.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

it.each([
  ['/about-us/guides', ['Beranda', 'Tentang kami', 'Halaman ini']],
  ['/about-us', ['Beranda', 'Halaman ini']],
  ['/news', ['Beranda', 'Halaman ini']],
])('lead to %s by way of %j', async (url, texts) => {
  const pageElement = <Breadcrumbs crumbs={[{ text: 'Halaman ini', url }]} />;
  const markup = await renderLayout(<DefaultLayout />, { address: url, page: () => null, pageElement });
  const [trail = ''] = /<nav[^>]*class="breadcrumbs".*?<\/nav>/s.exec(markup) ?? [];
  expect([...trail.matchAll(/>([^<>{}]+)<\/?(?:a|span)>/g)].map(([, text]) => text)).toEqual(texts);
});
