import type { Picture } from '@beranda/contract';
import { expect, it } from 'vitest';
import { pictureIdsIn, type RichText, readingMinutesOf, withPictures } from './rich-text.ts';

const picture = { alt: 'Kapal' } as Picture;
const upload = (value: unknown) => ({ type: 'upload', relationTo: 'media', value });
const body = (...children: unknown[]): RichText => ({ root: { type: 'root', children } });
const words = (count: number) => ({
  type: 'paragraph',
  children: [{ type: 'text', text: 'kata '.repeat(count) }],
});

it.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
])('%i words take %i minutes', (count, minutes) => {
  expect(readingMinutesOf(body(words(count)))).toBe(minutes);
});

it('an item without text takes a minute', () => {
  expect(readingMinutesOf(null)).toBe(1);
});

it('finds pictures at any depth, as ids or as documents', () => {
  const nested = { type: 'quote', children: [upload({ id: 2 })] };
  expect(pictureIdsIn(body(upload(1), nested, { ...upload(3), relationTo: 'files' }))).toEqual([1, 2]);
});

it('inserts pictures, omits missing ones, and does not mutate its input', () => {
  const source = body(upload(1), upload(9), words(1));
  const before = structuredClone(source);
  const shown = withPictures(source, (id) => (id === 1 ? picture : null));
  expect(shown.root.children).toEqual([{ ...upload(1), value: picture }, words(1)]);
  expect(source).toEqual(before);
});
