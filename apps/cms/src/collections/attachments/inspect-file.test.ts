import sharp from 'sharp';
import { expect, it } from 'vitest';
import { archive } from '../../../testing/document.ts';
import { inspectFile } from './inspect-file.ts';

it('stores a PNG with all of its colours', async () => {
  const size = { width: 64, height: 64, channels: 3 } as const;
  // 4,096 pixels, each of another colour.
  const pixels = Buffer.from(
    Array.from({ length: size.width * size.height }, (_, at) => [at % 256, at >> 8, 255 - (at % 256)]).flat(),
  );
  const png = await sharp(pixels, { raw: size }).png().toBuffer();
  const stored = await inspectFile(png);
  expect(stored?.format).toBe('png');
  expect(await sharp(stored?.data).raw().toBuffer()).toEqual(pixels);
});

// A regular expression that goes back and forth would work on this for minutes, and nothing else would run meanwhile.
it.each([
  ['that never end', '<Override '],
  ['that never end and name a part', '<Override PartName="/'],
])('rejects types %s in linear time', async (_what, start) => {
  const data = Buffer.from(start.repeat(Math.floor((1024 * 1024) / start.length)));
  expect(await inspectFile(archive([{ name: '[Content_Types].xml', data, isDeflated: true }]))).toBeNull();
});
