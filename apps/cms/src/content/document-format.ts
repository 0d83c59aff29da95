import { documentTypes } from '@beranda/contract';
import { readZipDirectory } from './zip-directory.ts';

export type DocumentFormat = (typeof documentTypes)[number];

/** Supported document formats, by extension. */
export const DOCUMENT_FORMATS = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<DocumentFormat, string>;

/** The format by the extension of a stored name; null for another extension. */
export const formatOfName = (name: string): DocumentFormat | null =>
  documentTypes.find((format) => name.endsWith(`.${format}`)) ?? null;

/** The end marker of a complete PDF. */
const END_OF_PDF = /xref[\s\S]*%%EOF/;
const PDF_TAIL = 1_024;

/**
 * Detects the format from the content, ignoring the file name; null if not supported, truncated, or with
 * macros.
 */
export function documentFormatOf(data: Buffer): DocumentFormat | null {
  if (data.toString('latin1', 0, 5) === '%PDF-')
    return END_OF_PDF.test(data.toString('latin1', Math.max(0, data.length - PDF_TAIL))) ? 'pdf' : null;
  if (data.toString('latin1', 0, 4) !== 'PK\u0003\u0004') return null;
  const names = new Set(readZipDirectory(data)?.entries.map(({ name }) => name));
  if (!names.has('[Content_Types].xml')) return null;
  if ([...names].some((name) => name.toLowerCase().endsWith('vbaproject.bin'))) return null;
  if (names.has('word/document.xml')) return 'docx';
  return names.has('xl/workbook.xml') ? 'xlsx' : null;
}
