import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pdfText } from './pdf-text.ts';

const CR = 0x0d;

/** A page that shows the glyph 1, with a comment that changes its checksum, which is the stream's last bytes. */
const pageOf = (comment: number) => deflateSync(`%${comment}\nBT /F1 9 Tf [<0001>] TJ ET`);

it('reads a page whose compressed stream ends with the byte of a CR', () => {
  const page = Array.from({ length: 5_000 }, (_, comment) => comment)
    .map(pageOf)
    .find((stream) => stream.at(-1) === CR);
  expect(page).toBeDefined();
  const font = deflateSync('1 beginbfrange <0001> <0001> [<0041>] endbfrange');
  const stream = (data: Buffer) => `stream\n${data.toString('latin1')}\nendstream\n`;
  const pdf = `%PDF-1.7\n${stream(page as Buffer)}${stream(font)}`;
  expect(pdfText(Buffer.from(pdf, 'latin1'))).toContain('A');
});
