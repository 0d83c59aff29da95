import { describe, expect, it } from 'vitest';
import { stemsOf, writtenForms } from './stems.ts';

/** Two words have a common stem, or one is a stem of the other. */
function areRelated(a: string, b: string, language: 'id' | 'en'): boolean {
  const [first = [], second = []] = [a, b].map((word) => [word, ...stemsOf(word, language)]);
  return first.some((stem) => second.includes(stem));
}

describe('Indonesian stems', () => {
  it.each([
    ['menabung', 'tabungan'],
    ['pelunasan', 'melunasi'],
    ['dipercepat', 'percepatan'],
    ['dipercepat', 'cepat'],
    ['meminjam', 'pinjaman'],
    ['pembukaan', 'membuka'],
    ['mengajukan', 'pengajuan'],
    ['kehilangan', 'hilang'],
    ['menutup', 'penutupan'],
    ['menutup', 'ditutup'],
    ['mengirim', 'kirim'],
    ['penarikan', 'tarik'],
    ['memakai', 'dipakai'],
    ['menyimpan', 'simpanan'],
    ['rumahnya', 'rumah'],
    ['terdekat', 'dekat'],
    ['pembayaran', 'bayar'],
    ['bulanan', 'bulan'],
  ])('%s and %s have a common stem in Indonesian', (a, b) => {
    expect(areRelated(a, b, 'id')).toBe(true);
  });

  it.each([
    ['bali', 'balikpapan'],
    ['bunga', 'bangunan'],
    ['kredit', 'debit'],
    ['tutup', 'tubuh'],
  ])('%s and %s have no common stem in Indonesian', (a, b) => {
    expect(areRelated(a, b, 'id')).toBe(false);
  });
});

it.each([
  ['savings', 'saving'],
  ['opened', 'opening'],
  ['complaints', 'complaint'],
  ['branches', 'branch'],
])('%s and %s have a common stem in English', (a, b) => {
  expect(areRelated(a, b, 'en')).toBe(true);
});

it('leaves short words and numbers alone', () => {
  expect(['atm', 'kpr', '2026', 'bi'].flatMap((word) => stemsOf(word, 'id'))).toEqual([]);
});

it.each([
  ['nabung', 'menabung'],
  ['nyicil', 'menyicil'],
  ['ngirim', 'mengirim'],
  ['minjem', 'meminjam'],
  ['ngajuin', 'mengajukan'],
  ['lunasin', 'lunasi'],
  ['nyari', 'cari'],
  ['ngelunasin', 'lunasi'],
  ['ngeprint', 'print'],
  ['nransfer', 'transfer'],
  ['dicek', 'cek'],
  ['kejambret', 'terjambret'],
  ['cara2', 'cara'],
])('maps the colloquial %s to the written %s', (colloquial, written) => {
  const forms = writtenForms(colloquial).flatMap((form) => [form, ...writtenForms(form)]);
  expect(forms).toContain(written);
});

it('leaves a code with a figure alone', () => {
  expect(['q2', 'h2', 'co2', '2022'].flatMap(writtenForms)).toEqual([]);
});
