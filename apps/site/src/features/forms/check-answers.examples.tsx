import { formIn } from '@beranda/contract';
import type { Example } from '#src/components/example.ts';
import { CheckAnswers } from './check-answers.tsx';

export const title = 'Check page of a form';

const ANSWERS = {
  complainant: 'customer',
  fullName: 'Yusuf Hartono',
  identityNumber: '3273011205850002',
  email: 'yusuf.hartono.dari.kabupaten.bandung.barat@contoh.example',
  phone: '0812 9876 5432',
  contactChannel: 'phone',
  product: 'card',
  problemType: 'atm',
  transactionDate: '2026-02-14',
  transactionAmount: '1500000',
  chronology: 'Tarik tunai di ATM gagal.\nSaldo tetap terpotong.',
  requestedOutcome: 'Saldo dikembalikan ke rekening.',
};

export const examples: Example[] = [
  {
    name: 'complaint',
    tone: 'card',
    element: (
      <CheckAnswers files={[]} form={{ ...formIn('id', 'complaint'), choices: {} }} answers={ANSWERS} />
    ),
  },
];
