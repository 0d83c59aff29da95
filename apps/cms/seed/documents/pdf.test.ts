import { expect, it } from 'vitest';
import { documentFormatOf } from '#cms/content/document-format.ts';
import { pdfOf } from './pdf.ts';

const seed = {
  title: 'Laporan (uji) – “ringkas”',
  subtitle: 'Posisi 30 September 2026',
  columns: ['Pos', '2026', '2025'],
  rows: [['Total aset', '1.234.567', '1.100.000']],
  notes: ['Angka ilustrasi. '.repeat(20).trim()],
};

it('is deterministic and accepted as a PDF', () => {
  expect(pdfOf(seed).equals(pdfOf(seed))).toBe(true);
  expect(documentFormatOf(pdfOf(seed))).toBe('pdf');
});

it('has correct object offsets', () => {
  const text = pdfOf(seed).toString('latin1');
  const at = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(at, at + 4)).toBe('xref');
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset, index) => text.startsWith(`${index + 1} 0 obj`, offset))).toEqual(
    offsets.map(() => true),
  );
  const [, length = '', stream = ''] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
  expect(stream).toHaveLength(Number(length));
});

it('rejects characters that its fonts do not have', () => {
  expect(() => pdfOf({ ...seed, title: '会議' })).toThrow('会');
});
