import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type ZipEntry, zipStream } from './zip-stream.ts';

async function collect(entries: ZipEntry[]): Promise<Buffer> {
  const pieces = [];
  for await (const piece of zipStream(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const entries: ZipEntry[] = [
  { name: 'data.json', content: [Buffer.from('{"nama":'), Buffer.from('"Ratna"}')] },
  { name: 'lampiran/kosong.txt', content: [] },
  { name: 'lampiran/foto KTP – ✓.txt', content: [Buffer.from('gambar')] },
];

it('an archive has the signature, the names and the number of its entries', async () => {
  const archive = await collect(entries);
  expect(archive.readUInt32LE(0)).toBe(0x04034b50);
  expect(archive.readUInt32LE(archive.length - 22)).toBe(0x06054b50);
  expect(archive.readUInt16LE(archive.length - 12)).toBe(entries.length);
  for (const { name } of entries) expect(archive.includes(name)).toBe(true);
});

it.skipIf(spawnSync('python3', ['--version']).status !== 0)('another program reads it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'beranda-zip-'));
  try {
    writeFileSync(path.join(folder, 'a.zip'), await collect(entries));
    // Checks every checksum.
    execFileSync('python3', ['-m', 'zipfile', '-t', 'a.zip'], { cwd: folder });
    execFileSync('python3', ['-m', 'zipfile', '-e', 'a.zip', 'out'], { cwd: folder });
    expect(readFileSync(path.join(folder, 'out/data.json'), 'utf8')).toBe('{"nama":"Ratna"}');
    expect(readFileSync(path.join(folder, 'out/lampiran/foto KTP – ✓.txt'), 'utf8')).toBe('gambar');
    expect(readFileSync(path.join(folder, 'out/lampiran/kosong.txt'), 'utf8')).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
