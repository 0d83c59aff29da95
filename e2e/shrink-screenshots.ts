import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import sharp from 'sharp';

const FOLDER = path.join(import.meta.dirname, 'screenshots');
/** Palette size. */
const COLOURS = 128;

/** Compresses updated screenshots to a palette: a third of the size, without effect on comparisons. */
export default async function shrinkScreenshots({ updateSnapshots }: FullConfig): Promise<void> {
  if (updateSnapshots !== 'all' && updateSnapshots !== 'changed') return;
  for (const name of await readdir(FOLDER, { recursive: true })) {
    if (!name.endsWith('.png')) continue;
    const file = path.join(FOLDER, name);
    const recorded = await readFile(file);
    const { isPalette } = await sharp(recorded).metadata();
    if (isPalette) continue;
    await writeFile(
      file,
      await sharp(recorded).png({ palette: true, colours: COLOURS, dither: 0, effort: 7 }).toBuffer(),
    );
  }
}
