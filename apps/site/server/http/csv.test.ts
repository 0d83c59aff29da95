import { describe, expect, it } from 'vitest';
import { type CsvCell, csvHeaders, toCsv } from './csv.ts';

/** A cell as it is written to the file. */
function cellIn(locale: 'id' | 'en', cell: CsvCell): string {
  const lines = toCsv(locale, { header: ['x'], rows: [[cell]] });
  return lines.slice('\u{FEFF}x\r\n'.length, -'\r\n'.length);
}

describe('a table as CSV', () => {
  const table = {
    header: ['Tanggal', 'Beli', 'Jual'],
    rows: [
      ['2026-01-30', 16_290.5, 16_310],
      ['2026-02-02', 1_000_000, null],
    ],
  } as const;

  it('is Indonesian with semicolons and decimal commas', () => {
    expect(toCsv('id', table)).toBe(
      '\u{FEFF}Tanggal;Beli;Jual\r\n2026-01-30;16290,5;16310\r\n2026-02-02;1000000;\r\n',
    );
  });

  it('is English with commas and decimal points', () => {
    expect(toCsv('en', table)).toBe(
      '\u{FEFF}Tanggal,Beli,Jual\r\n2026-01-30,16290.5,16310\r\n2026-02-02,1000000,\r\n',
    );
  });

  it('has its header alone when there are no rows', () => {
    expect(toCsv('en', { header: ['Date', 'Buy'], rows: [] })).toBe('\u{FEFF}Date,Buy\r\n');
  });

  it.each([
    ['id', 0.1 + 0.2, '0,3'],
    ['en', 0.1 + 0.2, '0.3'],
    ['id', -0.0067, '-0,0067'],
    ['en', -12, '-12'],
    ['en', 1e15, '1000000000000000'],
    ['en', 1e-7, '0.0000001'],
  ] as const)('writes the number in %s: %d is %s', (locale, value, expected) => {
    expect(cellIn(locale, value)).toBe(expected);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('rejects %d', (value) => {
    expect(() => cellIn('en', value)).toThrow(RangeError);
  });

  it.each([
    ['a;b', '"a;b"', 'a;b'],
    ['a,b', 'a,b', '"a,b"'],
    ['say "yes"', '"say ""yes"""', '"say ""yes"""'],
    ['two\nlines', '"two\nlines"', '"two\nlines"'],
    [' edge', '" edge"', '" edge"'],
    ['Rupiah €', 'Rupiah €', 'Rupiah €'],
    ['', '', ''],
  ])('quotes %j where necessary', (text, indonesian, english) => {
    expect(cellIn('id', text)).toBe(indonesian);
    expect(cellIn('en', text)).toBe(english);
  });

  it.each(['=1+1', '+62 811', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '  =HYPERLINK("http://x")', '＝1'])(
    'escapes %j, which a spreadsheet would run as a formula',
    (text) => {
      for (const locale of ['id', 'en'] as const) expect(cellIn(locale, text)).toMatch(/^"?'/);
    },
  );

  it('does not escape a sign within a text', () => {
    expect(cellIn('en', 'A-B')).toBe('A-B');
  });
});

describe('the file', () => {
  it('is saved under its name', () => {
    expect(csvHeaders('kurs-usd-90-hari.csv')).toEqual({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="kurs-usd-90-hari.csv"',
    });
  });

  it.each(['a"b.csv', 'a b.csv', '../a.csv', 'a\r\n.csv', 'kurs', ''])('is not named %j', (name) => {
    expect(() => csvHeaders(name)).toThrow(RangeError);
  });
});
