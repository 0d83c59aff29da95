import { describe, expect, it } from 'vitest';
import { fieldsOf } from './form-definition.ts';
import { sampleOf } from './form-sample.ts';
import { formSchema } from './form-schema.ts';
import { formatAnswer, groupDigits, maskAnswer } from './format-answer.ts';
import { formIn } from './forms.ts';

async function read(name: 'complaint' | 'product-registration', locale: 'id' | 'en', field: string) {
  const { definition, texts } = formIn(locale, name);
  const answers = formSchema(definition).parse(await sampleOf(name));
  return formatAnswer(fieldsOf(definition)[field], answers[field], {
    locale,
    options: texts.fields[field]?.options,
    offeredLabel: field === 'product' ? 'Tabungan Lestari' : undefined,
  });
}

describe('an answer', () => {
  it.each([
    ['complaint', 'transactionAmount', 'Rp1.500.000', 'IDR 1,500,000'],
    ['complaint', 'transactionDate', '14 Februari 2026', '14 February 2026'],
    [
      'complaint',
      'problemType',
      'ATM: uang tidak keluar, tidak masuk, atau salah jumlah',
      'ATM: no cash, deposit not booked, or a wrong amount',
    ],
    ['complaint', 'fullName', 'Yusuf Hartono', 'Yusuf Hartono'],
    ['product-registration', 'product', 'Tabungan Lestari', 'Tabungan Lestari'],
    ['product-registration', 'city', 'Kota Bandung, Jawa Barat', 'Kota Bandung, Jawa Barat'],
    ['product-registration', 'privacyConsent', 'Ya', 'Yes'],
  ] as const)('of %s, %s, reads %s and %s', async (form, field, indonesian, english) => {
    expect(await read(form, 'id', field)).toBe(indonesian);
    expect((await read(form, 'en', field)).replaceAll('\u00A0', ' ')).toBe(english);
  });

  it.each([
    [{ type: 'money' }, 'satu juta'],
    [{ type: 'pastDate' }, '2026-99-99'],
    [{ type: 'radio', options: ['a'] }, 'constructor'],
    [{ type: 'choice', source: 'products' }, 'simpanan/lama'],
    [undefined, '<b>'],
  ] as const)('that is not as %o expects stays as it is', (field, answer) => {
    expect(formatAnswer(field, answer, { locale: 'id', options: {}, offeredLabel: undefined })).toBe(answer);
  });
});

describe('a masked answer', () => {
  it.each([
    ['3273011205850002', '••••••••••••0002'],
    ['12345678', '••••••••••••5678'],
    ['1234567', '••••••••••••'],
    ['rahasia 12345678', '••••••••••••'],
  ])('of %s is %s', (answer, masked) => expect(maskAnswer(answer)).toBe(masked));
});

it.each([
  ['3273011205850002', '3273 0112 0585 0002'],
  ['0012345678', '0012 3456 78'],
  ['9010', '9010'],
  ['C1234567', 'C1234567'],
])('the number %s is checked as %s', (answer, grouped) => expect(groupDigits(answer)).toBe(grouped));
