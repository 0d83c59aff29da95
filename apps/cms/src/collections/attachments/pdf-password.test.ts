import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encryptedPdf } from '../../../testing/encrypted-pdf.ts';
import { needsPassword } from './pdf-password.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'beranda-pdf-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['a password of its readers', { userPassword: 'rahasia', ownerPassword: 'x' }, '1.7', true],
  ['a password of its readers, with AES of 256 bits', { userPassword: 'rahasia' }, '1.7ext3', true],
  ['a password that restricts its use', { ownerPassword: 'rahasia' }, '1.7', false],
  ['no password', {}, '1.7', false],
] as const)('of a PDF with %s', async (_what, passwords, pdfVersion, expected) => {
  const data = await encryptedPdf({ ...passwords, pdfVersion });
  const file = path.join(folder, 'a.pdf');
  await writeFile(file, data);
  expect(await needsPassword(file, data)).toBe(expected);
});

it('is unknown of a damaged PDF, which others reject', async () => {
  const file = path.join(folder, 'damaged.pdf');
  await writeFile(file, '%PDF-1.7 /Encrypt');
  expect(await needsPassword(file, Buffer.from('%PDF-1.7 /Encrypt'))).toBe(false);
});
