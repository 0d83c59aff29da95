import type { FieldErrorCode, FormField } from '@beranda/contract';

type Expected = readonly [value: string, code: FieldErrorCode];

const WRONG = {
  email: ['ratna@', 'email'],
  phone: ['12', 'phone'],
  identityNumber: ['3171234513890001', 'identityNumber'],
  accountNumber: ['12-345', 'accountNumber'],
  postalCode: ['01234', 'postalCode'],
  money: ['1.500.00', 'money'],
  pastDate: ['2023-02-29', 'date'],
  choice: ['Kota Atlantis', 'invalidChoice'],
  radio: ['gossip', 'invalidChoice'],
  select: ['gossip', 'invalidChoice'],
  text: ['nol\0', 'unreadable'],
  longText: ['nol\0', 'unreadable'],
  consent: ['off', 'required'],
} as const satisfies Partial<Record<FormField['type'], Expected>>;

/** A wrong value of a field, with the code of its error; undefined where no value is wrong. */
export function wrongValueOf({ type }: FormField): Expected | undefined {
  return type === 'checkbox' ? undefined : WRONG[type];
}

/** The code of a field's error for a text of 10 kB. */
export function tooLongCodeOf(field: FormField): FieldErrorCode | undefined {
  if (field.type === 'text') return 'lineTooLong';
  return field.type === 'longText' ? 'tooLong' : wrongValueOf(field)?.[1];
}

/** Texts that must be stored exactly as they are, and be harmless wherever they are shown. */
export const HOSTILE_TEXTS: readonly string[] = [
  '<script>alert(1)</script>',
  `'); DROP TABLE cases; --`,
  '=HYPERLINK("https://jahat.example","klik")',
  '+62@SUM(A1)',
  '\u202Egnp.exe\u202C',
  '👩🏽‍🚀 🇮🇩 é ẹ́',
  '{{7*7}} <%= 7 %> %s %00 \\0',
  '../../etc/passwd',
];
