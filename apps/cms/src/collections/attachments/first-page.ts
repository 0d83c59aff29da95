import { limitConcurrency } from './limit-concurrency.ts';
import { runWithPdfium } from './pdfium-child.ts';

/** Enough for any usual page; against files that are made to keep a renderer busy. */
const TIMEOUT_MS = 10_000;

/** Draws page 1 and writes a PNG to standard output. */
const DRAW = `
  import { readFile } from 'node:fs/promises';
  import { PDFiumLibrary } from '@hyzyla/pdfium';
  import sharp from 'sharp';

  const WIDTH = 1200;
  const HEIGHT = 1700;
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await readFile(process.argv[1]));
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(WIDTH / originalWidth, HEIGHT / originalHeight);
  const { data, width, height } = await page.render({
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
    render: ({ data, width, height }) => {
      const raw = { width, height, channels: 4 };
      return sharp(data, { raw }).png({ compressionLevel: 6 }).toBuffer();
    },
  });
  process.stdout.write(data);
`;

const limited = limitConcurrency(1);

/** The first page of a PDF as PNG; null if it cannot be drawn: damaged, protected by a password, or too slow. */
export function drawFirstPage(file: string): Promise<Buffer | null> {
  return limited(async () => {
    const picture = await runWithPdfium(DRAW, file, TIMEOUT_MS);
    return picture?.length ? picture : null;
  });
}
