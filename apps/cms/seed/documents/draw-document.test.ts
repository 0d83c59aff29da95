import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, it } from 'vitest';
import { documentFormatOf } from '#cms/content/document-format.ts';
import { elementsOf, readPdf, structureOf } from '../../testing/read-pdf.ts';
import type { PdfSeed } from './document-seed.ts';
import { drawDocument } from './draw-document.ts';

const seed: PdfSeed = {
  kind: { id: 'Laporan', en: 'Report' },
  title: 'Laporan (uji) – “ringkas”',
  subtitle: 'Posisi 30 September 2026',
  writtenOn: '2026-10-26',
  sections: [
    {
      title: { id: 'Ikhtisar', en: 'Highlights' },
      blocks: [
        {
          type: 'figures',
          items: [
            { label: 'Aset', value: 'Rp18,42 triliun', note: 'naik 9,6%' },
            { label: 'Kredit', value: 'Rp12,67 triliun' },
          ],
        },
        { type: 'text', text: { id: 'Satu paragraf.', en: 'One paragraph.' } },
        { type: 'list', items: ['Yang pertama', 'Yang kedua'] },
        {
          type: 'bars',
          title: 'Laba bersih',
          unit: 'miliar rupiah',
          categories: ['2024', '2025'],
          series: [{ name: 'Laba', values: [231, 256] }],
        },
      ],
    },
    {
      title: 'Rincian',
      blocks: [
        { type: 'heading', text: 'Bagian' },
        {
          type: 'table',
          title: 'Posisi',
          columns: ['Dalam jutaan rupiah', '2026', '2025'],
          rows: [
            { cells: ['Aset'], as: 'group' },
            ...Array.from({ length: 60 }, (_, index) => ({ cells: [`Pos ${index + 1}`, '1.234', '1.111'] })),
            { cells: ['Jumlah', '74.040', '66.660'], as: 'total' },
          ],
        },
      ],
    },
  ],
  notes: ['Angka dalam dokumen ini adalah ilustrasi.'],
};

const file = await drawDocument(seed);
const pdf = readPdf(file);
const elements = elementsOf(structureOf(pdf));
const ofType = (type: string) => elements.filter((element) => element.type === type);

async function textOfPages(data: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(data);
  const texts = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return texts;
}

it('has the same bytes for the same seed, and is accepted as a PDF', async () => {
  expect((await drawDocument(seed)).equals(file)).toBe(true);
  expect(documentFormatOf(file)).toBe('pdf');
  expect((await drawDocument({ ...seed, title: 'Lain' })).equals(file)).toBe(false);
});

it('names its language and its title, has bookmarks, and embeds the fonts that it uses', () => {
  expect(pdf.catalog).toContain('/Lang (id-ID)');
  const all = [...pdf.objects.values()].join('\n');
  expect(all).toContain('/DisplayDocTitle true');
  expect(all).toContain('/Marked true');
  expect(all).toContain('/Title (Ikhtisar)');
  expect(all).toContain('/Title (Rincian)');
  const fonts = [...all.matchAll(/\/FontDescriptor (\d+) 0 R/g)];
  expect(fonts).toHaveLength(2);
  for (const [, id] of fonts) expect(pdf.objects.get(Number(id))).toContain('/FontFile2');
});

it('is tagged: one title, a section with its heading for each part, and tables with heads', () => {
  expect(elements[0]?.type).toBe('Document');
  expect(ofType('H1')).toHaveLength(1);
  expect(ofType('Sect').map(({ children }) => children[0]?.type)).toEqual(['H2', 'H2']);
  expect(ofType('H3')).toHaveLength(1);
  const [table] = ofType('Table');
  expect(table?.children.map(({ type }) => type)).toEqual(['Caption', 'THead', 'TBody']);
  const rows = ofType('TR');
  expect(rows).toHaveLength(63);
  for (const { children } of rows) expect(children).toHaveLength(3);
  const scopes = ofType('TH').map(({ dictionary }) => /\/Scope \/(\w+)/.exec(dictionary)?.[1]);
  expect(scopes.filter((scope) => scope === 'Column')).toHaveLength(3);
  expect(scopes.filter((scope) => scope === 'Row')).toHaveLength(62);
  expect(ofType('LI').map(({ children }) => children.map(({ type }) => type))).toEqual([
    ['Lbl', 'LBody'],
    ['Lbl', 'LBody'],
  ]);
  expect(ofType('Span').map(({ dictionary }) => /\/Lang \((.*)\)/.exec(dictionary)?.[1])).toEqual([
    'en-GB',
    'en-GB',
    'en-GB',
  ]);
});

it('has every value of a chart in its alternative text', () => {
  const [figure, ...others] = ofType('Figure');
  expect(others).toEqual([]);
  expect(figure?.dictionary).toContain(
    '/Alt (Diagram batang: Laba bersih, dalam miliar rupiah. Laba: 2024 231; 2025 256.)',
  );
  expect(figure?.dictionary).toContain('/BBox');
});

it('leaves nothing outside the structure but what is marked as decoration', () => {
  for (const page of pdf.pages) {
    let depth = 0;
    for (const [operator] of page.matchAll(/\b(?:BDC|BMC|EMC|BT|f|S|B)\b(?=\n|$)/g)) {
      if (operator === 'BDC' || operator === 'BMC') depth += 1;
      else if (operator === 'EMC') depth -= 1;
      else expect(depth, operator).toBe(1);
    }
    expect(depth).toBe(0);
  }
});

it('is read page by page, with numbered pages, the mark on each, and the head of a broken table again', async () => {
  const texts = await textOfPages(file);
  expect(texts.length).toBeGreaterThan(2);
  for (const [index, text] of texts.entries()) {
    expect(text).toContain(`${index + 1} / ${texts.length}`);
    expect(text).toContain('Demonstrasi / Demonstration');
    expect(text).toContain('Bank Lentera');
  }
  expect(texts[0]).toMatch(
    /Laporan \(uji\) – “ringkas”[\s\S]*Satu paragraf\.[\s\S]*One paragraph\.[\s\S]*256/,
  );
  expect(texts.filter((text) => text.includes('Dalam jutaan rupiah')).length).toBe(
    texts.filter((text) => /Pos \d/.test(text)).length,
  );
  expect(texts.at(-1)).toMatch(/74\.040[\s\S]*Angka dalam dokumen ini adalah ilustrasi\./);
});

it('rejects characters that its font does not have, and tables with missing cells', async () => {
  await expect(drawDocument({ ...seed, title: '会議' })).rejects.toThrow('会');
  const sections: PdfSeed['sections'] = [
    {
      title: 'Tabel',
      blocks: [{ type: 'table', title: 'Satu', columns: ['a', 'b'], rows: [{ cells: ['a'] }] }],
    },
  ];
  await expect(drawDocument({ ...seed, sections })).rejects.toThrow('as many cells');
});
