import type { FormDefinition } from '../form-definition.ts';

/** Complaint of a customer, or of somebody who represents one. */
export const complaintForm = {
  name: 'complaint',
  groups: {
    aboutYou: {
      complainant: { type: 'radio', options: ['customer', 'representative'] },
      fullName: { type: 'text', autoComplete: 'name' },
      // Of a person or a company.
      customerName: { type: 'text', when: { complainant: ['representative'] } },
      identityNumber: { type: 'identityNumber', isSensitive: true },
      // Who has a phone only may complain, too.
      email: {
        type: 'email',
        isOptional: true,
        requiredWhen: { contactChannel: ['email'] },
        autoComplete: 'email',
      },
      phone: { type: 'phone', autoComplete: 'tel' },
      contactChannel: { type: 'radio', options: ['email', 'phone'] },
    },
    problem: {
      product: {
        type: 'select',
        options: [
          'savings',
          'current-account',
          'deposit',
          'card',
          'digital-banking',
          'transfer',
          'loan',
          'investment',
          'merchant',
          'other',
        ],
      },
      problemType: {
        type: 'select',
        options: [
          'failed-transaction',
          'wrong-transfer',
          'scam',
          'unrecognised-transaction',
          'lost-card',
          'swallowed-card',
          'atm',
          'settlement',
          'fees',
          'loan-terms',
          'access',
          'staff',
          'personal-data',
          'other',
        ],
      },
      transactionDate: { type: 'pastDate', isOptional: true },
      transactionAmount: { type: 'money', isOptional: true },
      accountNumber: { type: 'accountNumber', isOptional: true, isSensitive: true },
    },
    story: {
      chronology: { type: 'longText' },
      requestedOutcome: { type: 'longText' },
    },
  },
  sender: { name: 'fullName', email: 'email', phone: 'phone' },
  hasAttachments: true,
  hasCheckPage: true,
  minutesToFillIn: 10,
  answerTime: { workingDays: 10, fact: 'writtenComplaint' },
  urgentWhen: {
    problemType: ['wrong-transfer', 'scam', 'unrecognised-transaction', 'lost-card', 'swallowed-card'],
  },
  desk: 'customer-care',
  retentionMonths: 60,
  isRetentionStatutory: true,
  statistics: { product: 'product' },
} as const satisfies FormDefinition;
