import { describe, expect, it } from 'vitest';
import { MAX_LINES } from '../validation/lines.ts';
import { readSheetCsv } from './parse-csv.ts';
import { readSheetJson } from './parse-json.ts';

const usd = { currency: 'USD', rateType: 'e-rate', buy: 16_300, sell: 16_320.5 };

describe('a file of rates', () => {
  it.each([
    ['commas', 'currency,rateType,buy,sell\nUSD,e-rate,16300,16320.5\n'],
    ['commas and quotes', '"currency","rateType","buy","sell"\n"usd","E-Rate","16,300","16,320.5"\n'],
    ['semicolons and decimal commas', 'currency;rateType;buy;sell\nUSD;e-rate;16.300;16.320,5'],
    [
      'a byte order mark, CRLF and blank lines',
      '\uFEFFMata uang;Jenis;Beli;Jual\r\n\r\n;;;\r\nUSD;e-Rate;16300;16320,50\r\n\r\n',
    ],
    ['columns in another order', 'sell,buy,rate_type,currency\n16320.5,16300,e rate,USD\n'],
  ])('with %s', (_what, text) => {
    const { lines, parseIssues } = readSheetCsv('rates', text);
    expect(parseIssues).toEqual([]);
    expect(lines).toEqual([{ line: expect.any(Number), ...usd }]);
  });

  it('reports its decimal separator, and whether that was a guess', () => {
    const read = (text: string) => readSheetCsv('rates', text).decimalFormat;
    expect(read('currency;rateType;buy;sell\nUSD;e-rate;16.300;16.320')).toEqual({
      separator: ',',
      isGuess: true,
    });
    expect(read('currency,rateType,buy,sell\nUSD,e-rate,16300.5,16320')).toEqual({
      separator: '.',
      isGuess: false,
    });
  });

  it('preserves numbers, and cells that are not numbers', () => {
    const { lines } = readSheetCsv('rates', 'currency,rateType,buy,sell\n\nUSD,e-rate,abc,\n');
    expect(lines).toEqual([{ line: 3, currency: 'USD', rateType: 'e-rate', buy: 'abc', sell: '' }]);
  });

  it.each([
    ['other columns', 'currency,buy,sell\nUSD,1,2', 1, 'header'],
    ['a column twice', 'currency,rateType,buy,buy\nUSD,e-rate,1,2', 1, 'header'],
    ['nothing', '', 1, 'header'],
    ['no lines', 'currency,rateType,buy,sell\n', 0, 'empty'],
    ['too many cells', 'currency,rateType,buy,sell\nUSD,e-rate,16,300,16,320', 2, 'cells'],
    ['open quotes', 'currency,rateType,buy,sell\n"USD,e-rate,1,2', 2, 'syntax'],
    [
      'two decimal separators',
      'currency;rateType;buy;sell\nUSD;e-rate;1,5;2,5\nSGD;e-rate;1.5;2.5',
      3,
      'mixedSigns',
    ],
  ])('with %s is rejected at that line', (_what, text, line, code) => {
    expect(readSheetCsv('rates', text).parseIssues).toMatchObject([{ line, code, severity: 'error' }]);
  });

  it('has a maximum number of lines', () => {
    const file = (count: number) => `currency,rateType,buy,sell\n${'USD,e-rate,1,2\n'.repeat(count)}`;
    expect(readSheetCsv('rates', file(MAX_LINES)).lines).toHaveLength(MAX_LINES);
    expect(readSheetCsv('rates', file(MAX_LINES + 1)).parseIssues).toMatchObject([{ code: 'tooMany' }]);
  });
});

it('of fund values accepts dates in the formats of both languages', () => {
  const text = 'Reksa dana;Tanggal;NAB\nlentera-kas;2026-11-20;1.523,4567\nLentera-Saham;5/11/2026;2.000,5\n';
  expect(readSheetCsv('funds', text).lines).toEqual([
    { line: 2, fund: 'lentera-kas', date: '2026-11-20', value: 1_523.4567 },
    { line: 3, fund: 'lentera-saham', date: '2026-11-05', value: 2_000.5 },
  ]);
});

describe('a sheet in JSON', () => {
  it('accepts numbers, or decimals as text', () => {
    const rates = [usd, { ...usd, currency: 'sgd', buy: '12100.25', sell: '12.150,5', note: 'x' }];
    expect(readSheetJson('rates', { rates, validFrom: '2026-11-23T09:00:00+07:00' })).toEqual({
      lines: [
        { line: 1, ...usd },
        { line: 2, ...usd, currency: 'SGD', buy: 12_100.25, sell: '12.150,5' },
      ],
      parseIssues: [],
      reason: null,
      validFrom: '2026-11-23T02:00:00.000Z',
    });
  });

  it('reports the issues of each line', () => {
    const { lines, parseIssues } = readSheetJson('rates', { rates: [{ ...usd, buy: null }, 7, usd] });
    expect(lines).toEqual([{ line: 3, ...usd }]);
    expect(parseIssues).toMatchObject([
      { line: 1, field: 'buy', code: 'shape' },
      { line: 2, field: null, code: 'shape' },
    ]);
  });

  it.each([
    [null, 'shape'],
    [[], 'shape'],
    [{ rates: {} }, 'shape'],
    [{ values: [] }, 'shape'],
    [{ rates: [] }, 'empty'],
    [{ rates: Array(MAX_LINES + 1).fill(usd) }, 'tooMany'],
    [{ rates: [usd], validFrom: 'besok' }, 'validFrom'],
    [{ rates: [usd], validFrom: '2026-11-23' }, 'validFrom'],
  ])('%# is rejected as a whole', (json, code) => {
    expect(readSheetJson('rates', json).parseIssues).toMatchObject([{ line: 0, code }]);
  });

  it.each([
    [1_795_000_000, '1795000000'],
    [{ at: 'noon' }, '{"at":"noon"}'],
    ['besok', 'besok'],
  ])('rejects the time %j', (validFrom, value) => {
    expect(readSheetJson('rates', { rates: [usd], validFrom }).parseIssues).toEqual([
      { line: 0, field: 'validFrom', severity: 'error', code: 'validFrom', values: { value } },
    ]);
  });

  it('of fund values has its own list', () => {
    const values = [{ fund: 'lentera-kas', date: '2026-11-20', value: 1_523.4567 }];
    expect(readSheetJson('funds', { values }).lines).toEqual([{ line: 1, ...values[0] }]);
  });
});
