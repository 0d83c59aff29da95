import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { readZipDirectory, type ZipDirectory, type ZipEntry } from '#cms/content/zip-directory.ts';

const LOCAL_HEADER = 0x04_03_4b_50;
const LOCAL_HEADER_BYTES = 30;
/** Data descriptor behind an entry whose sizes were unknown when it began (APPNOTE 4.3.9). */
const DESCRIPTOR_MAX_BYTES = 24;

const MAX_ENTRIES = 5_000;
const MAX_NAME_LENGTH = 255;
/** Limit of the whole archive once expanded. A workbook of 7 MB, as offices use it, has less. */
const MAX_EXPANDED_BYTES = 100 * 1024 * 1024;
const MAX_TYPES_BYTES = 1024 * 1024;

const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

const CONTENT_TYPES = '[Content_Types].xml';
/** The content type of the main part. Those with macros have another one. */
const MAIN_PARTS = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
} as const;

/** Macros, and parts of archives of other kinds (Java, Android) that would make this file two things at once. */
const FORBIDDEN =
  /(?:^|\/)vbaproject\.bin$|(?:^|\/)macrosheets\/|^meta-inf\/|^androidmanifest\.xml$|\.(?:dex|class)$/i;
const UNSAFE_NAME = /^\/|\\|\0|^[a-z]:|(?:^|\/)\.\.?(?:\/|$)/i;

type Part = ZipEntry & { dataAt: number };

/** The entries in the order of the file, or null if anything but them is between its first byte and the directory. */
function locateParts(data: Buffer, directory: ZipDirectory): Part[] | null {
  const parts: Part[] = [];
  let expected = 0;
  for (const entry of directory.entries.toSorted((a, b) => a.offset - b.offset)) {
    const gap = entry.offset - expected;
    if (gap < 0 || gap > (parts.length === 0 ? 0 : DESCRIPTOR_MAX_BYTES)) return null;
    if (entry.offset + LOCAL_HEADER_BYTES > directory.start) return null;
    if (data.readUInt32LE(entry.offset) !== LOCAL_HEADER) return null;
    const nameAt = entry.offset + LOCAL_HEADER_BYTES;
    const nameBytes = data.readUInt16LE(entry.offset + 26);
    // Another name in the local header: some programs would read one, some the other.
    if (data.toString('utf8', nameAt, nameAt + nameBytes) !== entry.name) return null;
    const dataAt = nameAt + nameBytes + data.readUInt16LE(entry.offset + 28);
    expected = dataAt + entry.compressedBytes;
    parts.push({ ...entry, dataAt });
  }
  const gap = directory.start - expected;
  return gap < 0 || gap > DESCRIPTOR_MAX_BYTES ? null : parts;
}

function isAcceptable(entries: readonly ZipEntry[]): boolean {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (names.size !== entries.length) return false;
  const expanded = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (expanded > MAX_EXPANDED_BYTES) return false;
  return entries.every(
    ({ name, flags, method, bytes, compressedBytes }) =>
      name.length > 0 &&
      name.length <= MAX_NAME_LENGTH &&
      !UNSAFE_NAME.test(name) &&
      !FORBIDDEN.test(name) &&
      (flags & ENCRYPTED) === 0 &&
      (method === DEFLATED || (method === STORED && bytes === compressedBytes)),
  );
}

/**
 * Expands a part in pieces and counts them, stopping behind its declared size: a ZIP bomb that declares less than it
 * has costs no more than it declares.
 *
 * @returns its first `keep` bytes, or null if it is damaged or has another size.
 */
async function expand(data: Buffer, part: Part, keep = 0): Promise<Buffer | null> {
  const packed = data.subarray(part.dataAt, part.dataAt + part.compressedBytes);
  if (part.method === STORED) return packed.subarray(0, keep);
  const pieces: Buffer[] = [];
  let size = 0;
  const inflate = createInflateRaw();
  try {
    for await (const piece of Readable.from([packed]).pipe(inflate) as AsyncIterable<Buffer>) {
      if (size < keep) pieces.push(piece);
      size += piece.length;
      if (size > part.bytes) return null;
    }
  } catch {
    return null;
  } finally {
    inflate.destroy();
  }
  return size === part.bytes ? Buffer.concat(pieces).subarray(0, keep) : null;
}

/** The format by the declared type of the main part, which has to exist; null for others, also with macros. */
function formatByTypes(types: string, names: ReadonlySet<string>): 'docx' | 'xlsx' | null {
  if (/macroEnabled/i.test(types)) return null;
  // Linear: each start ends at the next `<`, which no valid value has. With `[^>]*` it would read to the end of the text.
  for (const [override] of types.matchAll(/<Override\b[^<>]*>/g)) {
    const type = /ContentType="([^"]*)"/.exec(override)?.[1];
    const part = /PartName="\/([^"]*)"/.exec(override)?.[1];
    if (part === undefined || !names.has(part)) continue;
    if (type === MAIN_PARTS.docx) return 'docx';
    if (type === MAIN_PARTS.xlsx) return 'xlsx';
  }
  return null;
}

/**
 * The format of an office document, by the structure of its ZIP archive: nothing before, between and behind the
 * entries, safe and unique names, no macros, no encryption, bounded sizes that are true.
 */
export async function officeFormatOf(data: Buffer): Promise<'docx' | 'xlsx' | null> {
  if (data.length < LOCAL_HEADER_BYTES || data.readUInt32LE(0) !== LOCAL_HEADER) return null;
  const directory = readZipDirectory(data);
  if (!directory || directory.isSplit || directory.trailingBytes !== 0) return null;
  if (directory.entriesEnd !== directory.end || directory.entries.length > MAX_ENTRIES) return null;
  if (!isAcceptable(directory.entries)) return null;
  const parts = locateParts(data, directory);
  const types = parts?.find(({ name }) => name === CONTENT_TYPES);
  if (!parts || !types || types.bytes > MAX_TYPES_BYTES) return null;
  const xml = await expand(data, types, types.bytes);
  if (!xml) return null;
  for (const part of parts) if (!(await expand(data, part))) return null;
  return formatByTypes(xml.toString('utf8'), new Set(parts.map(({ name }) => name)));
}
