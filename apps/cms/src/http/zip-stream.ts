import { crc32 } from 'node:zlib';

/** A file of an archive; its name may have folders, separated by slashes. */
export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

/** Version 2.0 of the format: data descriptors. */
const VERSION = 20;
/** Sizes follow the data, since they are not known before; names are UTF-8. */
const FLAGS = 0b1000_0000_1000;
const STORED = 0;
/** 1 January 1980, the first date of the format: times are in the data. */
const DATE = 0x21;

type Written = { name: Buffer; crc: number; size: number; offset: number };

/** A record of little-endian numbers of two or four bytes. */
function record(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) buffer.writeUInt16LE(value, at);
    else buffer.writeUInt32LE(value, at);
    at += bytes;
  }
  return buffer;
}

const localHeader = (name: Buffer) =>
  record(
    [4, 0x04034b50],
    [2, VERSION],
    [2, FLAGS],
    [2, STORED],
    [2, 0],
    [2, DATE],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, 0],
  );

const descriptor = ({ crc, size }: Written) => record([4, 0x08074b50], [4, crc], [4, size], [4, size]);

const centralHeader = ({ name, crc, size, offset }: Written) =>
  record(
    [4, 0x02014b50],
    [2, VERSION],
    [2, VERSION],
    [2, FLAGS],
    [2, STORED],
    [2, 0],
    [2, DATE],
    [4, crc],
    [4, size],
    [4, size],
    [2, name.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  );

/**
 * A ZIP archive, piece by piece: memory does not depend on its size. Entries are stored without compression, since
 * pictures and PDFs are compressed already. At most 4 GiB and 65,535 entries, as in the format without ZIP64.
 */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  function* emit(...pieces: Uint8Array[]) {
    for (const piece of pieces) {
      offset += piece.byteLength;
      yield piece;
    }
  }
  for await (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, size: 0, offset };
    yield* emit(localHeader(entry.name), entry.name);
    for await (const chunk of content) {
      entry.crc = crc32(chunk, entry.crc);
      entry.size += chunk.byteLength;
      yield* emit(chunk);
    }
    yield* emit(descriptor(entry));
    written.push(entry);
  }
  const start = offset;
  for (const entry of written) yield* emit(centralHeader(entry), entry.name);
  const size = offset - start;
  yield* emit(
    record(
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, written.length],
      [2, written.length],
      [4, size],
      [4, start],
      [2, 0],
    ),
  );
}
