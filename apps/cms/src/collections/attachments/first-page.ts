import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { limitConcurrency } from './limit-concurrency.ts';

/** More than any usual page needs; a file that was made to keep a renderer busy gets no more. */
const TIMEOUT_MS = 10_000;
const PICTURE_BYTES = 16 * 1024 * 1024;

/**
 * Draws page 1 with PDFium, which is compiled to WebAssembly and has neither scripts nor a network, and writes a PNG to
 * standard output. In a child process without our environment: drawing is synchronous, and the file is untrusted.
 */
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

const run = promisify(execFile);
const limited = limitConcurrency(1);

/** The first page of a PDF as PNG; null if it cannot be drawn: damaged, protected by a password, or too slow. */
export function drawFirstPage(file: string): Promise<Buffer | null> {
  return limited(async () => {
    const { stdout } = await run(
      process.execPath,
      ['--max-old-space-size=256', '--input-type=module', '--eval', DRAW, file],
      {
        encoding: 'buffer',
        env: { NODE_ENV: 'production' as const },
        killSignal: 'SIGKILL',
        maxBuffer: PICTURE_BYTES,
        timeout: TIMEOUT_MS,
      },
    ).catch(() => ({ stdout: null }));
    return stdout?.length ? stdout : null;
  });
}
