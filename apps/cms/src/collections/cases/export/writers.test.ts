import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { asPlainText } from '#cms/csv/csv-writer.ts';
import { csvOf } from './csv-writer.ts';
import { xlsxOf } from './xlsx-writer.ts';

async function* of(rows: readonly (readonly string[])[]) {
  yield* rows;
}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =cmd|x',
  '\u00a0=1',
  '\u0000=1',
  '＝1',
  '\ttext',
  '=HYPERLINK("http://x","y")',
];
const TEXTS = [
  'Ratna',
  'a=b',
  '1+1',
  "O'Neil",
  'a,b;c',
  'say "x"',
  'two\nlines',
  '',
  '081234567890',
  '•••0001',
];

describe('CSV', () => {
  it.each(FORMULAS)('marks what a spreadsheet could read as formula as text: %j', async (formula) => {
    expect(asPlainText(formula)).toBe(`'${formula}`);
    // Not a decoder, which would drop the byte order mark.
    const text = Buffer.from(await bytesOf(csvOf(of([[formula]]), 'en'))).toString();
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(parse(text, { bom: true })).toEqual([[`'${formula}`]]);
  });

  it('leaves everything else as it is', async () => {
    const text = strFromU8(await bytesOf(csvOf(of([TEXTS, TEXTS.toReversed()]), 'id')));
    expect(parse(text, { bom: true, delimiter: ';' })).toEqual([TEXTS, TEXTS.toReversed()]);
  });
});

describe('XLSX', () => {
  const sheetOf = async (rows: readonly (readonly string[])[]) => {
    const files = unzipSync(await bytesOf(xlsxOf(of(rows))));
    return { files, sheet: strFromU8(files['xl/worksheets/sheet1.xml'] as Uint8Array) };
  };

  it('has text in every cell and no formula', async () => {
    const { sheet } = await sheetOf([FORMULAS, TEXTS]);
    expect(sheet).not.toMatch(/<f[ >]/);
    expect(sheet.match(/<c /g)).toHaveLength(FORMULAS.length + TEXTS.length);
    expect(sheet.match(/<c t="inlineStr" s="1">/g)).toHaveLength(FORMULAS.length + TEXTS.length);
    expect(sheet).toContain('>=1+1</t>');
  });

  it('cannot be broken out of', async () => {
    const { sheet } = await sheetOf([['</t></is></c><c><f>1+1</f></c>', 'a & b', '\u0000\u0008\uD800']]);
    expect(sheet).toContain('&lt;/t&gt;&lt;/is&gt;&lt;/c&gt;&lt;c&gt;&lt;f&gt;1+1&lt;/f&gt;&lt;/c&gt;');
    expect(sheet).toContain('a &amp; b');
    expect(sheet).not.toContain('<f>');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
    expect(sheet).not.toMatch(/[\u0000-\u0008]/);
  });

  it('has the parts of a workbook', async () => {
    const { files } = await sheetOf([['a']]);
    expect(Object.keys(files).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
  });
});

it.each([
  ['CSV', csvOf],
  ['XLSX', xlsxOf],
])('%s is written while rows are read, never all at once', async (_name, write) => {
  let read = 0;
  async function* many() {
    for (; read < 50_000; read += 1) yield [`baris ${read}`, Math.sin(read).toString(36).repeat(3)];
  }
  let bytes = 0;
  for await (const chunk of write(many(), 'id')) {
    bytes += chunk.byteLength;
    expect(chunk.byteLength).toBeLessThan(200_000);
    if (bytes > 100_000) break;
  }
  expect(bytes).toBeGreaterThan(100_000);
  expect(read).toBeLessThan(25_000);
});
