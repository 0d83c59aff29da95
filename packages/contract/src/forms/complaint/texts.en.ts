import type { FormTexts } from '../form-texts.ts';
import type { complaintForm } from './complaint.ts';

export const texts: FormTexts<typeof complaintForm> = {
  title: 'Complaint form',
  groups: { aboutYou: 'About you', problem: 'The problem', story: 'What happened, and what you ask for' },
  fields: {
    complainant: {
      label: 'You are complaining as',
      options: {
        customer: 'A customer',
        representative: 'A representative: attorney, heir, guardian or company officer',
      },
    },
    fullName: { label: 'Your full name', help: 'As on your identity card.' },
    customerName: {
      label: 'Name of the customer you represent',
      help: 'The person or company that holds the account. Attach the matching document. Attorneys: the power of attorney that the customer has signed. Heirs: the death certificate and the certificate of inheritance. Guardians: the birth certificate or the court order. Company officers: the deed that names you.',
    },
    identityNumber: {
      label: 'Your identity number',
      help: 'National ID or driving licence, or a passport if you are a foreign national. We store it encrypted.',
    },
    email: {
      label: 'Email',
      help: 'We send the receipt of your complaint to this address. No email? Leave it empty, and choose further down to be contacted by phone.',
    },
    phone: {
      label: 'Phone',
      help: 'For example 0812 3456 7890. A foreign number with its country code, such as +852 for Hong Kong.',
    },
    contactChannel: { label: 'How may we contact you?', options: { email: 'Email', phone: 'Phone' } },
    product: {
      label: 'Product or service',
      options: {
        savings: 'Savings account',
        'current-account': 'Current account',
        deposit: 'Time deposit',
        card: 'Debit or ATM card',
        'digital-banking': 'Mobile or internet banking',
        transfer: 'Transfers and payments',
        loan: 'Loan or financing',
        investment: 'Mutual funds and investments',
        merchant: 'QRIS payments of your business',
        other: 'Other',
      },
    },
    problemType: {
      label: 'Type of problem',
      options: {
        'failed-transaction': 'Failed transaction, account debited',
        'wrong-transfer': 'Money sent to the wrong account',
        scam: 'I was tricked into sending money or giving a code',
        'unrecognised-transaction': 'A transaction that I did not make',
        'lost-card': 'Card lost or stolen',
        'swallowed-card': 'Card kept by an ATM',
        atm: 'ATM: no cash, deposit not booked, or a wrong amount',
        settlement: 'Sales proceeds not in my account yet',
        fees: 'Fees, interest or deductions',
        'loan-terms': 'Instalments or loan agreement',
        access: 'Blocked card, PIN or access',
        staff: 'Service of staff or a branch',
        'personal-data': 'Personal data',
        other: 'Other',
      },
    },
    transactionDate: { label: 'Date of the transaction', help: 'Leave it empty if there was none.' },
    transactionAmount: {
      label: 'Amount of the transaction',
      help: 'For example 1,500,000. Another currency: leave it empty, and write the amount and the currency under What happened.',
    },
    accountNumber: {
      label: 'Account or card number',
      help: 'Of a card, the last four digits are enough. We store it encrypted. Never write a PIN or the three digits on the back of a card.',
    },
    chronology: {
      label: 'What happened',
      help: 'What, when, where, and whom you have contacted. Never write a PIN, a password or a one-time code.',
    },
    requestedOutcome: {
      label: 'The outcome you ask for',
      help: 'For example a refund, or a correction of your data.',
    },
  },
  answerTimeStart: 'once the documents are complete',
  nextSteps:
    'Please keep this number. We check that your documents are complete and contact you if something is missing. We settle written complaints within 10 working days once the documents are complete. Whoever calls gives you this ticket number. If the caller does not, or asks for a PIN, a password or a one-time code, hang up and call us on the number on our website.',
  oralNextSteps:
    'Please keep this number. We settle complaints made at a branch or by phone within 5 working days. If we need documents for it, we ask you to file it in writing, and then settle it within 10 working days once the documents are complete. Whoever calls gives you this ticket number. If the caller does not, or asks for a PIN, a password or a one-time code, hang up and call us on the number on our website.',
  receipt: [
    'We may need up to 10 more working days on grounds that regulation allows, such as an examination of special documents. We then tell you so, and why, before the first deadline ends. Complaints that you make orally, at a branch or by phone, we settle within 5 working days. Complaints are free of charge.',
    'If we ask for documents, please send them within 10 working days.',
    'If you do not agree with our answer, you can appeal to us under the same number, free of charge. You can also go outside the bank at once, and in any case if we miss the deadline: report it to OJK at the Consumer Protection Portal (APPK, kontak157.ojk.go.id, phone 157), have a dispute settled by LAPS SJK (lapssjk.id), or, for payments and transfers, call Bank Indonesia on 131.',
  ],
  writtenReceipt:
    'At any branch you can ask for a written receipt, with the deadline of our answer and what you can do if you disagree.',
  another: 'Send another complaint',
  privacy:
    'We use what you write only to deal with this complaint and for the reports that regulation demands. Authorised staff and our auditors read it. Where the matter requires it, we pass parts of it to those concerned, such as the bank that received a transfer, and to OJK or Bank Indonesia at their request.',
};
