import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { generatedFiles } from './generate.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The pixels of a picture: encoders of other machines may write them in other bytes. */
const pixelsOf = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();

test.each(Object.entries(await generatedFiles()))(
  '%s is up to date (npm run generate -w @beranda/brand)',
  async (file, content) => {
    const committed = readFileSync(path.join(ROOT, file));
    if (!file.endsWith('.png')) expect(committed.equals(Buffer.from(content))).toBe(true);
    else {
      const [there, here] = await Promise.all([pixelsOf(committed), pixelsOf(Buffer.from(content))]);
      expect(there.length).toBe(here.length);
      const differing = there.filter((value, index) => Math.abs(value - (here[index] ?? 0)) > 8).length;
      expect(differing / there.length).toBeLessThan(0.001);
    }
  },
);
