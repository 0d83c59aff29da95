import { describe, expect, it } from 'vitest';
import { TEXT_LIMITS } from '../limits.ts';
import { CITIES } from './cities.ts';
import { fieldSchema } from './field-schema.ts';
import type { FormField } from './form-definition.ts';
import { latestDateAnywhere } from './typed-date.ts';

/** The valid answer, or its error codes. */
function read(field: FormField, input: unknown, choices = {}) {
  const result = fieldSchema(field, choices).safeParse(input);
  return result.success ? result.data : result.error.issues.map(({ message }) => message);
}

const tomorrow = latestDateAnywhere(Date.now() + 86_400_000);

const VALID: [FormField['type'], string, unknown][] = [
  ['email', ' ratna@contoh.example ', 'ratna@contoh.example'],
  ['phone', '021-50000', '021-50000'],
  ['phone', '+6281234567890', '+6281234567890'],
  ['phone', '+65 6123 4567', '+65 6123 4567'],
  ['phone', '(021) 555-0101', '(021) 555-0101'],
  // As copied from a contact, a chat or a document: invisible characters, other dashes, a zero in brackets.
  ['phone', '\u202A+62 812\u20113456\u20137890\u202C', '+62 812-3456-7890'],
  ['phone', '+62 (0) 812-3456-7890', '+62 (0) 812-3456-7890'],
  ['email', 'ratna@contoh.example\u200B', 'ratna@contoh.example'],
  ['email', '\u2068ratna\u2010w@contoh.example\u2069', 'ratna-w@contoh.example'],
  ['identityNumber', '3171–2345–0789–0001\u200B', '3171234507890001'],
  ['accountNumber', '0012–3456–78', '0012345678'],
  ['money', '\u200ERp 250.000.000', '250000000'],
  ['identityNumber', '3171 2345 0789 0001', '3171234507890001'],
  ['identityNumber', '9106122512010003', '9106122512010003'],
  ['identityNumber', '8912 1234 5678', '891212345678'],
  ['accountNumber', '0012-3456-78', '0012345678'],
  ['accountNumber', '4000 1234 5678 9010', '4000123456789010'],
  ['accountNumber', '9010', '9010'],
  ['postalCode', ' 40115 ', '40115'],
  ['money', 'Rp 1.500.000', '1500000'],
  ['money', '0250000', '250000'],
  ['money', 'Rp2.500.000', '2500000'],
  ['money', 'IDR 1,500,000', '1500000'],
  ['money', '1 500 000', '1500000'],
  ['money', 'Rp 250.000.000', '250000000'],
  ['money', 'Rp 1.000.000,50', '1000000'],
  ['money', 'Rp\u00a01.000.000,00', '1000000'],
  ['money', 'Rp1.500.000,-', '1500000'],
  ['money', 'IDR 1,500,000.50', '1500000'],
  ['money', '9'.repeat(15), '9'.repeat(15)],
  // As statements and spreadsheets write it: sen behind digits without groups, a closing dash, the currency behind.
  ['money', '1500000.00', '1500000'],
  ['money', '1500000,50', '1500000'],
  ['money', '1500000,-', '1500000'],
  ['money', 'Rp1.500.000,00-', '1500000'],
  ['money', '1.500.000 rupiah', '1500000'],
  ['money', '1,500,000.00 IDR', '1500000'],
  ['money', "'1500000", '1500000'],
  ['pastDate', '2024-02-29', '2024-02-29'],
  ['pastDate', '5/1/2025', '2025-01-05'],
  ['pastDate', latestDateAnywhere(), latestDateAnywhere()],
  ['pastDate', '7 Des 2025', '2025-12-07'],
  ['pastDate', '17 Agustus 2025', '2025-08-17'],
  ['pastDate', '1-Mei-2025', '2025-05-01'],
  ['pastDate', '3 march 2025', '2025-03-03'],
  ['pastDate', '10 Nopember 2024', '2024-11-10'],
  ['pastDate', '29 Feb. 2024', '2024-02-29'],
  // As spreadsheets keep numbers as text, and as copied with what stands before them.
  ['identityNumber', "'3171234507890001", '3171234507890001'],
  ['identityNumber', 'NIK 3171 2345 0789 0001', '3171234507890001'],
  ['identityNumber', 'No. KTP: 3171234507890001', '3171234507890001'],
  ['identityNumber', 'NIK123456', 'NIK123456'],
  ['accountNumber', '\u20190012345678', '0012345678'],
  ['postalCode', "'40115", '40115'],
  ['phone', "'081237654028", '081237654028'],
  ['phone', 'tel:+6281237654028', '+6281237654028'],
  ['phone', '0812/3765/4028', '0812-3765-4028'],
  ['phone', '0274/512345', '0274-512345'],
  ['phone', '0812-3765-4028 (WA)', '0812-3765-4028'],
  ['email', 'Budi Santoso <budi@contoh.example>', 'budi@contoh.example'],
  ['email', '<budi@contoh.example>', 'budi@contoh.example'],
  ['email', 'mailto:budi@contoh.example', 'budi@contoh.example'],
  ['consent', 'on', true],
  ['text', ' <b>=1+1</b> 😀 ', '<b>=1+1</b> 😀'],
  ['text', '\u202Emoc.knab', '\u202Emoc.knab'],
  ['text', 'Budi\tSantoso', 'Budi Santoso'],
  ['longText', 'satu\n\tdua', 'satu\n\tdua'],
  ['longText', 'satu\r\n\r\n\tdua', 'satu\n\n\tdua'],
  ['longText', 'a\r\n'.repeat(TEXT_LIMITS.notes / 2), 'a\n'.repeat(TEXT_LIMITS.notes / 2).trim()],
];

const INVALID: [FormField['type'], string, string][] = [
  ...['ratna', 'ratna@', '@contoh.example', 'ra tna@contoh.example', 'ratna@contoh'].map(
    (email): [FormField['type'], string, string] => ['email', email, 'email'],
  ),
  ...[
    '0215000',
    '+6281234567890123',
    'call me',
    '+62 812 3456 7890 1234 5678',
    '((((((((((',
    '+999 1234 5678',
  ].map((phone): [FormField['type'], string, string] => ['phone', phone, 'phone']),
  // No province 00, day 72, month 13, serial number 0000; a SIM of month 13.
  ...[
    '123',
    'ABCDEF1234567890',
    '31712345078900012',
    '0071234507890001',
    '3171237207890001',
    '3171234513890001',
    '3171234507890000',
    '891312345678',
  ].map((number): [FormField['type'], string, string] => ['identityNumber', number, 'identityNumber']),
  ['accountNumber', '901', 'accountNumber'],
  ['accountNumber', '12345', 'accountNumber'],
  ['accountNumber', '12345678901234567890', 'accountNumber'],
  ['accountNumber', 'BRND-1234567', 'accountNumber'],
  ['postalCode', '0115', 'postalCode'],
  ['postalCode', '04011', 'postalCode'],
  ['money', '1.500.000,505', 'money'],
  ['money', '1.500.000.50', 'money'],
  ['money', '-5', 'money'],
  ['money', '1.5', 'money'],
  ['money', '15.00', 'money'],
  // 150 rupiah, or 150 thousand without its last zero.
  ['money', '150.00', 'money'],
  ['money', '1234.56', 'money'],
  ['money', '1500.5', 'money'],
  ['money', '-1500000.00', 'money'],
  ['money', '1500000.00.00', 'money'],
  ['money', '1,5 juta rupiah', 'money'],
  ['money', 'US$200', 'money'],
  ['money', 'rupiah', 'money'],
  ['money', '1.500,000', 'money'],
  ['money', '=1+1', 'money'],
  ['money', '0', 'money'],
  ['money', '1e9', 'money'],
  ['money', '9'.repeat(16), 'money'],
  ['pastDate', '2023-02-29', 'date'],
  ['pastDate', '31/04/2025', 'date'],
  ['pastDate', 'kemarin', 'date'],
  // The 5th of 2026 or the 26th of 2005; and no month.
  ['pastDate', '26-11-05', 'date'],
  ['pastDate', '27 Hut 2025', 'date'],
  ['pastDate', '31 Apr 2025', 'date'],
  // A second number, or its other ending; and an extension.
  ['phone', '021-5550101/02', 'phone'],
  ['phone', '021-5550101/0102', 'phone'],
  ['phone', '5550101/0102', 'phone'],
  ['phone', '0812 3765 4028/0813 4567 8901', 'phone'],
  ['phone', '(021) 555-0108 ext 12', 'phone'],
  ['email', 'Budi <budi@contoh.example>, Ani <ani@contoh.example>', 'email'],
  ['email', 'budi@contoh.example <lain@contoh.example>', 'email'],
  ['email', 'mailto:budi@contoh.example?subject=x', 'email'],
  ['pastDate', '1899-12-31', 'date'],
  ['pastDate', tomorrow, 'futureDate'],
  ['consent', 'off', 'required'],
  ['text', 'satu\ndua', 'unreadable'],
  ['text', 'nol\0', 'unreadable'],
  ['longText', 'nol\0', 'unreadable'],
  ['longText', '\u{1B}[31m', 'unreadable'],
  ['longText', 'setengah \uD83D', 'unreadable'],
];

describe('field schema', () => {
  it.each(VALID)('reads a %s: %s', (type, input, answer) =>
    expect(read({ type } as FormField, input)).toEqual(answer),
  );

  it.each(INVALID)('rejects a %s: %s', (type, input, error) =>
    expect(read({ type } as FormField, input)).toEqual([error]),
  );

  it.each([
    ['X1234567', 'X1234567'],
    [' c 123456-7 ', 'C1234567'],
    ['123456789', '123456789'],
    ['NX12AB345', 'NX12AB345'],
    ['C01X00T47', 'C01X00T47'],
    ['L8X2P4QRT', 'L8X2P4QRT'],
    ['3171 2345 0789 0001', '3171234507890001'],
    ['1234567', ['identityNumber']],
    ['PASPOR', ['identityNumber']],
    ['AB12345678', ['identityNumber']],
    ['3171237207890001', ['identityNumber']],
  ])('reads %s as the number of an identity card or passport', (input, answer) =>
    expect(read({ type: 'identityNumber' }, input)).toEqual(answer),
  );

  it.each([
    ['text', TEXT_LIMITS.line, 'lineTooLong'],
    ['longText', TEXT_LIMITS.notes, 'tooLong'],
  ] as const)('rejects a %s of more than %i characters', (type, limit, error) => {
    expect(read({ type }, 'x'.repeat(limit))).toBe('x'.repeat(limit));
    expect(read({ type }, 'x'.repeat(limit + 1))).toEqual([error]);
  });

  it.each([
    ['phone', '00000000000'],
    ['phone', '123456789'],
    ['accountNumber', '0000000'],
    ['identityNumber', '1111111111111111'],
  ] as const)('rejects a made-up %s in a new form only: %s', (type, number) => {
    const isAccepted = (options: { isNew?: boolean }) =>
      fieldSchema({ type }, {}, options).safeParse(number).success;
    expect(isAccepted({ isNew: true })).toBe(false);
    // An earlier release of the site has accepted it.
    expect(isAccepted({})).toBe(true);
  });

  it.each([
    ['an account number of one digit, as banks sell them', '8888888888'],
    ['the last four digits of a card', '0000'],
  ])('accepts %s', (_what, number) => {
    expect(fieldSchema({ type: 'accountNumber' }, {}, { isNew: true }).parse(number)).toBe(number);
  });

  it('accepts a choice in any case, and returns it as offered', () => {
    const field = { type: 'choice', source: 'cities' } as const;
    expect(read(field, ' kota bandung, jawa barat', { cities: CITIES })).toBe('Kota Bandung, Jawa Barat');
    expect(read(field, 'Surakarta', { cities: CITIES })).toBe('Kota Surakarta, Jawa Tengah');
    expect(read(field, 'Bandung', { cities: CITIES })).toEqual(['invalidChoice']);
    expect(read(field, '', { cities: CITIES })).toEqual(['required']);
    expect(read(field, 'Kota Lama')).toBe('Kota Lama');
  });

  it('has each city once, with its province', () => {
    expect(CITIES).toHaveLength(514);
    expect(new Set(CITIES).size).toBe(514);
    expect(CITIES.filter((name) => !/^(Kota|Kabupaten) .+, .+$/.test(name))).toEqual([]);
  });
});
