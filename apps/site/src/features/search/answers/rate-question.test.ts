import { describe, expect, it } from 'vitest';
import { readRateQuestion } from './rate-question.ts';

const CURRENCIES = [
  { code: 'USD', name: 'Dolar Amerika Serikat' },
  { code: 'SGD', name: 'Dolar Singapura' },
  { code: 'JPY', name: 'Yen Jepang' },
  { code: 'EUR', name: 'Euro' },
];
const read = (query: string, locale: 'id' | 'en' = 'id') => readRateQuestion(query, CURRENCIES, locale);

describe('a search for a rate', () => {
  it.each([
    ['usd', 'USD'],
    ['kurs dolar', 'USD'],
    ['Kurs DOLAR hari ini?', 'USD'],
    ['dollar rate', 'USD'],
    ['dolar amerika serikat', 'USD'],
    ['yen hari ini', 'JPY'],
    ['kurs dolar singapura', 'SGD'],
    ['usd to idr', 'USD'],
    ['usd\u0000 .* [', 'USD'],
    ['what is the euro rate today', 'EUR'],
  ])('%s names %s', (query, code) => {
    expect(read(query)).toMatchObject({ code, amount: null, rateType: 'e-rate' });
  });

  it.each([
    ['100 usd', 100, false],
    ['100usd ke rupiah', 100, false],
    ['usd 100', 100, false],
    ['1.500,50 usd', 1500.5, false],
    ['2 juta rupiah ke usd', 2_000_000, true],
    ['rp 500.000 ke dolar', 500_000, true],
    ['5 ribu dolar', 5_000, false],
  ])('%s converts %d', (query, amount, isFromRupiah) => {
    expect(read(query)).toMatchObject({ code: 'USD', amount, isFromRupiah });
  });

  it('reads amounts in the notation of the language, and names a rate type', () => {
    expect(read('1,500.50 dollars', 'en')).toMatchObject({ code: 'USD', amount: 1500.5 });
    expect(read('usd bank notes', 'en')).toMatchObject({ rateType: 'bank-notes' });
  });

  it.each([
    '',
    'dolar kanada',
    'usd eur',
    'tabungan dolar',
    'reksa dana dolar',
    'berita kurs dolar 2025 naik',
    '100 200 usd',
    '0 usd',
    `${'9'.repeat(30)} usd`,
    'kurs',
    '100',
    '<b>usd</b>',
  ])('%j has no answer unless it is all about one currency', (query) => {
    expect(read(query)).toBeNull();
  });
});
