/** A ZIP archive with empty entries, sufficient for format detection. */
function archive(names: readonly string[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04_03_4b_50, 0);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02_01_4b_50, 0);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name));
    central.push(entry, Buffer.from(name));
    offset += local.length + name.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
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
