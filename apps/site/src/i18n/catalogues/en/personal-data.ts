import type { personalData as indonesian } from '../id/personal-data.ts';
import type { Translation } from '../translation.ts';

export const personalData = {
  eyebrow: 'Your rights',
  title: 'Your personal data',
  lead: 'See, correct or erase what we keep about you, or withdraw a consent that you gave. Free of charge.',
  description:
    'Make a request about your personal data at {bankName}: access, correction, erasure or withdrawal of consent.',
  stepsTitle: 'How we deal with it',
  steps: {
    ask: {
      title: 'You ask',
      text: 'Fill in the form and attach a picture of your identity card. You get a ticket number at once.',
    },
    verify: {
      title: 'We make sure that it is you',
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
    correction: 'Correction of data that are wrong or incomplete',
    erasure: 'Erasure of data that we are not obliged to keep',
    withdrawal: 'Withdrawal of a consent that you gave',
    objection: 'An end or a limit to the use of your data',
  },
  knowTitle: 'Good to know',
  know: {
    identity:
      'Have a picture of your national ID or driving licence ready. We give data to nobody whose identity does not match.',
    proxy: 'A representative attaches the power of attorney and both identity cards.',
    law: 'Some data we must keep, complaints for instance. We tell you which and for how long.',
    free: 'We charge nothing, and never ask for a PIN, a password or a one-time code.',
  },
  formTitle: 'Make a request',
} satisfies Translation<typeof indonesian>;
