import type { documentTypes } from '@beranda/contract';

export type DocumentFormat = (typeof documentTypes)[number];

/** Supported document formats, by extension. */
export const DOCUMENT_FORMATS = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<DocumentFormat, string>;

/** The end marker of a complete PDF. */
const END_OF_PDF = /xref[\s\S]*%%EOF/;
const PDF_TAIL = 1_024;

const DIRECTORY_END = 0x06_05_4b_50;
const DIRECTORY_ENTRY = 0x02_01_4b_50;
const DIRECTORY_END_BYTES = 22;
const DIRECTORY_ENTRY_BYTES = 46;
const COMMENT_MAX_BYTES = 65_535;

/** The offset of a ZIP archive's end of central directory, or -1 if truncated or not an archive. */
function findDirectoryEnd(data: Buffer): number {
  const last = data.length - DIRECTORY_END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX_BYTES); at -= 1)
    if (data.readUInt32LE(at) === DIRECTORY_END) return at;
  return -1;
}

/** The names of a ZIP archive's entries (APPNOTE 4.3.12, 4.3.16); empty if unreadable. */
function entryNames(data: Buffer): Set<string> {
  const names = new Set<string>();
  const end = findDirectoryEnd(data);
  if (end === -1) return names;
  const count = data.readUInt16LE(end + 10);
  let at = data.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + DIRECTORY_ENTRY_BYTES > end || data.readUInt32LE(at) !== DIRECTORY_ENTRY) return new Set();
    const [name, extra, comment] = [28, 30, 32].map((offset) => data.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    names.add(data.toString('utf8', at + DIRECTORY_ENTRY_BYTES, at + DIRECTORY_ENTRY_BYTES + name));
    at += DIRECTORY_ENTRY_BYTES + name + extra + comment;
  }
  return names;
}

/**
 * Detects the format from the content, ignoring the file name; null if not supported, truncated, or with
 * macros.
 */
export function documentFormatOf(data: Buffer): DocumentFormat | null {
  if (data.toString('latin1', 0, 5) === '%PDF-')
    return END_OF_PDF.test(data.toString('latin1', Math.max(0, data.length - PDF_TAIL))) ? 'pdf' : null;
  if (data.toString('latin1', 0, 4) !== 'PK\u0003\u0004') return null;
  const names = entryNames(data);
  if (!names.has('[Content_Types].xml')) return null;
  if ([...names].some((name) => name.toLowerCase().endsWith('vbaproject.bin'))) return null;
  if (names.has('word/document.xml')) return 'docx';
  return names.has('xl/workbook.xml') ? 'xlsx' : null;
}
