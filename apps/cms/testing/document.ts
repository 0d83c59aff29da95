import { deflateRawSync } from 'node:zlib';

/** An entry of a ZIP archive; what is not given is as the data is. */
export type ArchiveEntry = {
  name: string;
  data?: Buffer;
  isDeflated?: boolean;
  /** The size that is declared, if it is not that of the data. */
  declaredBytes?: number;
  flags?: number;
  /** Name in the local header, if it is another one than in the directory. */
  localName?: string;
};

/** A ZIP archive. */
export function archive(entries: readonly (string | ArchiveEntry)[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const one of entries) {
    const {
      name,
      data = Buffer.alloc(0),
      ...more
    } = typeof one === 'string' ? { name: one } : (one as ArchiveEntry);
    const packed = more.isDeflated ? deflateRawSync(data) : data;
    const sizes = (header: Buffer, at: number) => {
      header.writeUInt16LE(more.flags ?? 0, at);
      header.writeUInt16LE(more.isDeflated ? 8 : 0, at + 2);
      header.writeUInt32LE(packed.length, at + 12);
      header.writeUInt32LE(more.declaredBytes ?? data.length, at + 16);
    };
    const localName = Buffer.from(more.localName ?? name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04_03_4b_50, 0);
    sizes(local, 6);
    local.writeUInt16LE(localName.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02_01_4b_50, 0);
    sizes(entry, 8);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, localName, packed);
    central.push(entry, Buffer.from(name));
    offset += local.length + localName.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const MAIN_PARTS = {
  docx: ['word/document.xml', 'wordprocessingml.document.main'],
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet.main'],
} as const;

/** A minimal office document as office programs write it, with further entries. */
export function officeDocument(
  format: keyof typeof MAIN_PARTS,
  more: readonly (string | ArchiveEntry)[] = [],
): Buffer {
  const [part, type] = MAIN_PARTS[format];
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/></Types>`;
  return archive([
    { name: '[Content_Types].xml', data: Buffer.from(types), isDeflated: true },
    { name: part, data: Buffer.from('<x/>'), isDeflated: true },
    ...more,
  ]);
}

const upload = (data: Buffer, name: string, mimetype: string) => ({
  data,
  mimetype,
  name,
  size: data.byteLength,
});

/** A minimal file with the signature of a PDF. */
export function pdfFile(name: string, text = 'Uji') {
  return upload(Buffer.from(`%PDF-1.4\n% ${text}\nstartxref\n0\n%%EOF\n`), `${name}.pdf`, 'application/pdf');
}

export function officeFile(name: string, entries: readonly string[]) {
  return upload(archive(['[Content_Types].xml', ...entries]), name, 'application/octet-stream');
}
