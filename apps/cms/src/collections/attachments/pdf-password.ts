import { runWithPdfium } from './pdfium-child.ts';

/** The visitor who sends a file waits for it; opening a PDF takes a fraction of a second. */
const TIMEOUT_MS = 5_000;

const PASSWORD = 'password';

const OPEN = `
  import { readFile } from 'node:fs/promises';
  import { PDFiumLibrary } from '@hyzyla/pdfium';

  const library = await PDFiumLibrary.init();
  await library.loadDocument(await readFile(process.argv[1])).catch(({ message }) => {
    if (message.startsWith('Password required')) process.stdout.write('${PASSWORD}');
  });
`;

/**
 * Whether nobody can read a PDF without a password, as many statements of banks. False for a PDF whose password only
 * restricts its use, such as printing, and for one that cannot be opened for another reason.
 *
 * @param file path of the file that contains `data`.
 */
export async function needsPassword(file: string, data: Buffer): Promise<boolean> {
  // The trailer of an encrypted PDF names its encryption, never compressed.
  if (!data.includes('/Encrypt')) return false;
  return (await runWithPdfium(OPEN, file, TIMEOUT_MS))?.toString() === PASSWORD;
}
