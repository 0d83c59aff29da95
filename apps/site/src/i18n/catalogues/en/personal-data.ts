import type { personalData as indonesian } from '../id/personal-data.ts';
import type { Translation } from '../translation.ts';

export const personalData = {
  eyebrow: 'Your rights',
  title: 'Your personal data',
  lead: 'See, correct or erase the data that we hold about you, or withdraw your consent. Free of charge.',
  description:
    'Make a request about your personal data at {bankName}: access, correction, erasure or withdrawal of consent.',
  stepsTitle: 'How we deal with it',
  steps: {
    ask: {
      title: 'You ask',
      text: 'Fill in the form and attach a picture of your identity card. You get a ticket number at once.',
    },
    verify: {
      title: 'We check your identity',
      text: 'So that nobody else gets your data, we compare your identity and may call you.',
    },
    answer: {
      title: 'We act and answer',
      text: 'The time limit is stated with the form and in your receipt. Weekends and holidays count.',
    },
  },
  rightsTitle: 'What you can ask for',
  rights: {
    access: 'A copy of your data, in a file that you can read',
    correction: 'Correction of data that is wrong or incomplete',
    erasure: 'Erasure of data that we are not obliged to keep',
    withdrawal: 'Withdrawal of your consent',
    objection: 'An end or a limit to the use of your data',
  },
  knowTitle: 'Good to know',
  know: {
    identity:
      'Have a picture of your national ID or driving licence ready, or of your passport if you are a foreign national. We release data only once your identity has been confirmed.',
    proxy:
      'A representative attaches the power of attorney (guardians: the birth certificate or court order; heirs: the certificate of inheritance) and both identity cards.',
    law: 'The law requires us to keep some data, such as complaints. We tell you which, and for how long.',
    free: 'We charge nothing, and never ask for a PIN, a password or a one-time code.',
  },
  formTitle: 'Make a request',
} satisfies Translation<typeof indonesian>;
