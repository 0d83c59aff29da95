import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** A PDF of one page, encrypted if it has passwords. */
export async function encryptedPdf(
  options: Pick<PDFKit.PDFDocumentOptions, 'ownerPassword' | 'pdfVersion' | 'userPassword'>,
): Promise<Buffer> {
  const document = new PDFDocument(options);
  document.text('Rekening koran').end();
  return buffer(document);
}
