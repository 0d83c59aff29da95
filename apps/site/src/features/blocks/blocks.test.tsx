import { expect, test } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { Blocks } from './blocks.tsx';

const picture = {
  alt: '',
  focalX: 50,
  focalY: 50,
  original: { url: '/media/a.jpg', width: 16, height: 9, type: 'image/jpeg' as const },
  sources: [],
};

const video = {
  blockType: 'video' as const,
  title: 'Mengenal aplikasi',
  text: 'Dalam tiga menit.',
  youtube: 'abcdefghijk',
  seconds: 185,
  picture: null,
};

test.each([
  ['of its own', null],
  ['that an editor chose', picture],
])('a video with a poster %s loads nothing from other sites, and names the service', (_, poster) => {
  const markup = renderMarkup(<Blocks blocks={[{ ...video, picture: poster }]} />);
  const loaded = [...markup.matchAll(/\b(?:src|srcset|poster|data|action)="([^"]*)"/gi)].map(
    ([, url]) => url,
  );
  expect(loaded.filter((url) => !url?.startsWith('/media/'))).toEqual([]);
  expect(markup).not.toMatch(/<(iframe|video|link|object|embed)/);
  expect(markup).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"');
  expect(markup).toContain('baru dihubungi saat video diputar');
});

test('an untranslated product is marked with its own language', () => {
  const product = {
    blockType: 'product' as const,
    language: 'id' as const,
    name: 'Tabungan Contoh',
    tagline: 'Untuk semua',
    url: '/simpanan/contoh',
    text: 'For everybody',
    action: { text: 'Buka', url: '/register-product' },
  };
  const markup = renderMarkup(<Blocks blocks={[product]} />, '/en');
  expect(markup).toMatch(/<h2 lang="id[^"]*"[^>]*>Tabungan Contoh</);
  expect(markup).toMatch(/<a [^>]*lang="id[^"]*"[^>]*>Buka</);
  expect(markup).toMatch(/<p class="[^"]*">For everybody</);
});

test('the picture that begins a page is not loaded lazily, a later one is', () => {
  const media = { blockType: 'media' as const, picture, caption: null };
  const loadingOf = (markup: string) => [...markup.matchAll(/loading="(\w+)"/g)].map(([, value]) => value);
  expect(loadingOf(renderMarkup(<Blocks blocks={[media, media]} isPageStart />))).toEqual(['eager', 'lazy']);
  expect(loadingOf(renderMarkup(<Blocks blocks={[media, media]} />))).toEqual(['lazy', 'lazy']);
});
