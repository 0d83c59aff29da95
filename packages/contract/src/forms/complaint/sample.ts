import type { FormSample } from '../form-sample.ts';

export const sample: FormSample = {
  complainant: 'representative',
  fullName: 'Yusuf Hartono',
  customerName: 'Sri Lestari',
  identityNumber: '3273 0112 0585 0002',
  email: 'yusuf@contoh.example',
  phone: '0812 9876 5432',
  contactChannel: 'phone',
  product: 'card',
  problemType: 'atm',
  transactionDate: '2026-02-14',
  transactionAmount: '1.500.000',
  accountNumber: '4000 1234 5678 9010',
  chronology: 'Tarik tunai di ATM gagal, tetapi saldo terpotong.',
  requestedOutcome: 'Saldo dikembalikan ke rekening.',
};
