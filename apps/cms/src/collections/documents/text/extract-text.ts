import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { officeText } from './office-text.ts';

/*
 * A program of its own, which `readText` runs in a child process: it prints the text of one file. The process may read
 * files and nothing else, since the file is a stranger's.
 */

/** What PDFium returns for a hyphen at the end of a line, soft hyphens, and the line break after either. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: PDFium's mark of a hyphen.
const HYPHENS = /[\u0002\u00ad\ufffe]\s*/gu;

async function pdfText(data: Uint8Array, maxLength: number): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(data);
  let text = '';
  for (const page of document.pages()) {
    text += `${page.getText()}\n`;
    if (text.length > maxLength) break;
  }
  return text.replaceAll(HYPHENS, '').slice(0, maxLength);
}

/** The exit code when it is the file that cannot be read, and not this program that fails; see `readText`. */
const UNREADABLE = 2;

const [, , file = '', kind, maxLength] = process.argv;
const data = readFileSync(file);
try {
  const read = kind === 'pdf' ? pdfText : officeText;
  process.stdout.write(await read(data, Number(maxLength)));
} catch {
  process.exitCode = UNREADABLE;
}
