import { expect, test } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { durationText } from './duration-text.ts';
import { VideoCard } from './video-card.tsx';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [65, '1:05'],
  [600, '10:00'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
])('%i seconds are displayed as %s', (seconds, shown) => {
  expect(durationText(seconds)).toBe(shown);
});

test('before playback, a YouTube video is a link and loads nothing', () => {
  const markup = renderMarkup(<VideoCard title="Penjaminan" youtube="aaaaaaaaaaa" seconds={185} />);
  expect(markup).toContain('href="https://www.youtube.com/watch?v=aaaaaaaaaaa"');
  expect(markup).not.toMatch(/<(iframe|img|video|link)/);
  expect(markup.match(/youtube/g)).toHaveLength(1);
});

test('an id cannot become another URL', () => {
  const markup = renderMarkup(<VideoCard title="Penjaminan" youtube={'a&list=b"/../c'} seconds={1} />);
  expect(markup).toContain('href="https://www.youtube.com/watch?v=a%26list%3Db%22%2F..%2Fc"');
});

test('a hosted file is linked by its URL', () => {
  const markup = renderMarkup(<VideoCard title="Penjaminan" src="/media/a.mp4" seconds={60} />);
  expect(markup).toContain('href="/media/a.mp4"');
  expect(markup).not.toContain('YouTube');
});

test('the length is in words for screen readers', () => {
  const words = (seconds: number, address: string) =>
    renderMarkup(<VideoCard title="" src="/a.mp4" seconds={seconds} />, address).match(
      /, ([^<]*)<\/span><\/a>/,
    )?.[1];
  expect(words(185, '/')).toBe('3 menit 5 detik');
  expect(words(120, '/')?.trim()).toBe('2 menit');
  expect(words(61, '/en')).toBe('1 minute 1 second');
  expect(words(9, '/en')).toBe('9 seconds');
});
