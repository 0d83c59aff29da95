import { accountQuestions } from './accounts.ts';
import { appQuestions } from './app.ts';
import { helpQuestions } from './help.ts';
import { investmentQuestions } from './investments.ts';
import { loanQuestions } from './loans.ts';
import { paymentQuestions } from './payments.ts';
import type { FaqSeed, FaqTopicSeed } from './types.ts';

/** Topics in their order, each with its questions in theirs. */
export const faqTopics: readonly { topic: FaqTopicSeed; questions: readonly FaqSeed[] }[] = [
  { topic: { slug: 'rekening', id: 'Rekening', en: 'Accounts' }, questions: accountQuestions },
  {
    topic: { slug: 'aplikasi-dan-keamanan', id: 'Aplikasi dan keamanan', en: 'App and security' },
    questions: appQuestions,
  },
  {
    topic: { slug: 'kartu-dan-pembayaran', id: 'Kartu dan pembayaran', en: 'Cards and payments' },
    questions: paymentQuestions,
  },
  { topic: { slug: 'pinjaman', id: 'Pinjaman', en: 'Loans' }, questions: loanQuestions },
  {
    topic: { slug: 'investasi-dan-deposito', id: 'Investasi dan deposito', en: 'Investments and deposits' },
    questions: investmentQuestions,
  },
  {
    topic: { slug: 'bantuan-dan-pengaduan', id: 'Bantuan dan pengaduan', en: 'Help and complaints' },
    questions: helpQuestions,
  },
];
