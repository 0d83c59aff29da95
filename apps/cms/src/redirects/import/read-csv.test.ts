import { describe, expect, it } from 'vitest';
import { readRedirectCsv } from './read-csv.ts';

const row = (line: number, from: string, to: string, status = 'permanent') => ({ line, from, to, status });
const issuesOf = (text: string) =>
  readRedirectCsv(text).errors.map(({ line, reason }) => [line, reason.id] as const);

describe('a file of redirects', () => {
  it.each([
    ['commas', 'from,to,status\n/a,/b,301\n/c,/d,302\n'],
    ['semicolons', 'from;to;status\n/a;/b;301\n/c;/d;302\n'],
    ['lines as Windows ends them', 'from,to,status\r\n/a,/b,301\r\n/c,/d,302\r\n'],
    ['a byte order mark', '\uFEFFfrom,to,status\n/a,/b,301\n/c,/d,302'],
    ['quotes', '"from","to","status"\n"/a","/b","301"\n"/c","/d","302"\n'],
    ['columns in another order, and blanks', 'Status, To ,FROM\n301, /b ,/a\n302,/d,/c\n'],
    ['words for the status', 'from,to,status\n/a,/b,Tetap\n/c,/d,temporary\n'],
  ])('may have %s', (_what, text) => {
    expect(readRedirectCsv(text)).toEqual({
      rows: [row(2, '/a', '/b'), row(3, '/c', '/d', 'temporary')],
      errors: [],
    });
  });

  it('may omit the status, which then is permanent', () => {
    expect(readRedirectCsv('from,to\n/a,/b\n').rows).toEqual([row(2, '/a', '/b')]);
    expect(readRedirectCsv('from,to,status\n/a,/b\n/c,/d,\n').rows).toEqual([
      row(2, '/a', '/b'),
      row(3, '/c', '/d'),
    ]);
  });

  it('preserves separators, quotes and other characters inside quotes', () => {
    expect(readRedirectCsv('from,to\n"/a,b","/c?x=""1"";y"\n').rows).toEqual([row(2, '/a,b', '/c?x="1";y')]);
    expect(readRedirectCsv('from;to\n/a,b;/c\n').rows).toEqual([row(2, '/a,b', '/c')]);
  });

  it('counts lines like a text editor, including empty ones', () => {
    expect(readRedirectCsv('from,to\n\n/a,/b\n,\n/c,/d\n').rows).toEqual([
      row(3, '/a', '/b'),
      row(5, '/c', '/d'),
    ]);
  });

  it.each([
    ['nothing', '', 1, /nama kolom/],
    ['no header', '/a,/b,301\n', 1, /nama kolom/],
    ['a column missing', 'from,status\n/a,301\n', 1, /nama kolom/],
    ['a column too many', 'from,to,note\n/a,/b,c\n', 1, /nama kolom/],
    ['a column twice', 'from,to,to\n/a,/b,/c\n', 1, /nama kolom/],
    ['names of columns alone', 'from,to,status\n', 1, /tidak berisi/],
    ['another status', 'from,to,status\n/a,/b,301\n/c,/d,307\n', 3, /301.*302/],
    ['a cell too many', 'from,to,status\n/a,/b,301,x\n', 2, /lebih banyak kolom/],
    ['an unclosed quote', 'from,to\n/a,/b\n/c,"/d\n', 3, /Tanda kutip/],
    ['a quote in the middle', 'from,to\n/a,/b"c"\n', 2, /Tanda kutip/],
    ['too many lines', `from,to\n${'/a,/b\n'.repeat(5_001)}`, 1, /5000/],
  ])('is rejected with a message when it has %s', (_what, text, line, reason) => {
    expect(issuesOf(text)).toEqual([[line, expect.stringMatching(reason)]]);
  });

  it('may have as many as five thousand', () => {
    expect(readRedirectCsv(`from,to\n${'/a,/b\n'.repeat(5_000)}`).rows).toHaveLength(5_000);
  });
});
