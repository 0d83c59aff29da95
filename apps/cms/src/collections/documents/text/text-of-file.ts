import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { DocumentFormat } from '#cms/content/document-format.ts';
import { officeText } from './office-text.ts';

/** What PDFium returns for a hyphen at the end of a line, soft hyphens, and the line break after either. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: PDFium's mark of a hyphen.
const HYPHENS = /[\u0002\u00ad\ufffe]\s*/gu;

let pdfium: Promise<PDFiumLibrary> | undefined;

async function pdfText(data: Uint8Array, maxLength: number): Promise<string> {
  pdfium ??= PDFiumLibrary.init();
  const document = await (await pdfium).loadDocument(data);
  try {
    let text = '';
    for (const page of document.pages()) {
      text += `${page.getText()}\n`;
      if (text.length > maxLength) break;
    }
    return text.replaceAll(HYPHENS, '').slice(0, maxLength);
  } finally {
    document.destroy();
  }
}

/**
 * The text of a file, read in this process: only for files of our own, and in the child process of `readDocumentText`.
 *
 * @throws Error if it cannot be read.
 */
export async function textOfFile(
  data: Uint8Array,
  format: DocumentFormat,
  maxLength: number,
): Promise<string> {
  return format === 'pdf' ? pdfText(data, maxLength) : officeText(data, maxLength);
}
