import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { font } from '@beranda/brand';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { openWoff } from './open-woff.ts';

const { resolve } = createRequire(import.meta.url);
const woff = readFileSync(resolve(`@fontsource/${font.name}/files/${font.name}-latin-400-normal.woff`));

it('has the tables of the file, and the same outlines and widths', () => {
  const opened = openWoff(woff);
  expect(opened.readUInt16BE(4)).toBe(woff.readUInt16BE(12));
  expect(opened.length).toBeGreaterThanOrEqual(woff.readUInt32BE(16));
  const [ours, theirs] = [create(opened), create(woff)];
  const text = 'Rp1.234.567 – laba bersih';
  expect(ours.layout(text).advanceWidth).toBe(theirs.layout(text).advanceWidth);
});

it('rejects what is no WOFF file', () => {
  expect(() => openWoff(Buffer.from('wOF2, which is compressed otherwise'))).toThrow('not a WOFF file');
});
