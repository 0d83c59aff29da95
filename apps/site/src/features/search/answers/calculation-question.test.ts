import { expect, test } from 'vitest';
import { readCalculationQuestion } from './calculation-question.ts';

test.each([
  ['angsuran 100 juta 5 tahun', 'loan'],
  ['cicilan KPR 500jt 15 thn', 'loan'],
  ['pinjam 25.000.000 berapa sebulan', 'loan'],
  ['monthly payment on 500 million over 15 years', 'loan'],
  ['deposito 50 juta dapat berapa', 'time-deposit'],
  ['how much interest on 100 million for a year', 'time-deposit'],
  ['nabung berapa biar punya 100 juta 3 tahun lagi', 'savings-goal'],
  ['how much to save for 50 million in 2 years', 'savings-goal'],
  ['uang pensiun 100 juta didepositokan dapat berapa', 'time-deposit'],
  ['100jt 6 bln dapat brp', 'time-deposit'],
  ['uang 50 juta didiamkan setahun jadi berapa', 'time-deposit'],
  ['harus nabung brp per bulan', 'savings-goal'],
  ['sebulan nyisihin brp biar dapet 30 juta', 'savings-goal'],
  ['how much should I save for a motorbike', 'savings-goal'],
] as const)('“%s” is a question for a calculator', (query, kind) => {
  expect(readCalculationQuestion(query)).toBe(kind);
});

test.each([
  'kredit 50 juta tanpa jaminan',
  'modal usaha 300 juta',
  'bunga deposito 6 bulan',
  'minimal deposito 10 juta berapa bulan',
  'biaya transfer 10 juta berapa',
  '1000 usd berapa rupiah',
  'laporan keuangan 2025',
  'deposito',
  'umur berapa anak boleh nabung',
  'nabung dapat bunga berapa',
  'nabung minimal berapa',
  'kirim 100 juta sehari dapat berapa kali',
  '',
])('“%s” is not a calculation question', (query) => {
  expect(readCalculationQuestion(query)).toBeNull();
});
