import { inflateSync } from 'node:zlib';

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * The font in a WOFF file, uncompressed. pdfkit reads WOFF too, but inflates the outlines again for every glyph of a
 * subset, which takes a hundred times as long as everything else about a page.
 *
 * @throws Error if it is no WOFF file.
 */
export function openWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This font is not a WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
    const [offset, stored, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const raw = woff.subarray(offset, offset + stored);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      data: stored < length ? inflateSync(raw) : raw,
    };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * SFNT_ENTRY_BYTES, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * SFNT_ENTRY_BYTES, 10);
  let offset = head.length;
  const parts = tables.map(({ checksum, data, tag }, index) => {
    const entry = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    tag.copy(head, entry);
    checksum.copy(head, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    const part = Buffer.alloc(padded(data.length));
    data.copy(part);
    offset += part.length;
    return part;
  });
  return Buffer.concat([head, ...parts]);
}
