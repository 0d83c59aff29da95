const DIRECTORY_END = 0x06_05_4b_50;
const DIRECTORY_ENTRY = 0x02_01_4b_50;
const DIRECTORY_END_BYTES = 22;
const DIRECTORY_ENTRY_BYTES = 46;
const COMMENT_MAX_BYTES = 65_535;

/** An entry as the central directory declares it. */
export type ZipEntry = {
  name: string;
  flags: number;
  method: number;
  compressedBytes: number;
  bytes: number;
  /** Offset of its local header. */
  offset: number;
};

/** The central directory of a ZIP archive. */
export type ZipDirectory = {
  entries: ZipEntry[];
  /** Offset of its first entry. */
  start: number;
  /** Offset behind its last entry. */
  entriesEnd: number;
  /** Offset of the end record, and the bytes behind that record. */
  end: number;
  trailingBytes: number;
  /** On several disks, or with another count than its own. */
  isSplit: boolean;
};

/** The offset of the end of the central directory, or -1 if truncated or not an archive. */
function findDirectoryEnd(data: Buffer): number {
  const last = data.length - DIRECTORY_END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX_BYTES); at -= 1)
    if (data.readUInt32LE(at) === DIRECTORY_END) return at;
  return -1;
}

/** Reads the central directory of a ZIP archive (APPNOTE 4.3.12, 4.3.16), expanding nothing; null if unreadable. */
export function readZipDirectory(data: Buffer): ZipDirectory | null {
  const end = findDirectoryEnd(data);
  if (end === -1) return null;
  const count = data.readUInt16LE(end + 10);
  const start = data.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + DIRECTORY_ENTRY_BYTES > end || data.readUInt32LE(at) !== DIRECTORY_ENTRY) return null;
    const nameBytes = data.readUInt16LE(at + 28);
    const nameAt = at + DIRECTORY_ENTRY_BYTES;
    entries.push({
      name: data.toString('utf8', nameAt, nameAt + nameBytes),
      flags: data.readUInt16LE(at + 8),
      method: data.readUInt16LE(at + 10),
      compressedBytes: data.readUInt32LE(at + 20),
      bytes: data.readUInt32LE(at + 24),
      offset: data.readUInt32LE(at + 42),
    });
    at = nameAt + nameBytes + data.readUInt16LE(at + 30) + data.readUInt16LE(at + 32);
  }
  return {
    entries,
    start,
    entriesEnd: at,
    end,
    trailingBytes: data.length - end - DIRECTORY_END_BYTES,
    isSplit: data.readUInt32LE(end + 4) !== 0 || data.readUInt16LE(end + 8) !== count,
  };
}
