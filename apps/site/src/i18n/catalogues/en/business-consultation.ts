import type { businessConsultation as indonesian } from '../id/business-consultation.ts';
import type { Translation } from '../translation.ts';

export const businessConsultation = {
  eyebrow: 'For small businesses',
  title: 'Business consultation',
  lead: 'Talk to one of our advisers about cash flow, bookkeeping or your plans to grow. It is free, and you need not be a customer.',
  description:
    'A free consultation with a business adviser of {bankName} for micro, small and medium enterprises.',
  stepsTitle: 'From the form to a plan',
  steps: {
    ask: {
      title: 'Tell us about your business',
      text: 'Fill in the form: size and sector of the business, what you need, and the one question you want answered.',
    },
    call: {
      title: 'We call you',
      text: 'Within {callBack} an adviser calls to confirm the day, the hour and the place of your choice.',
    },
    meet: {
      title: 'Meet for {consultation}',
      text: 'At your business, at a branch or by video call. You choose in the form.',
    },
    plan: {
      title: 'Get it in writing',
      text: 'Afterwards we send you a one-page note: what was discussed, and the steps you could take next.',
    },
  },
  whoTitle: 'Who it is for',
  who: {
    size: 'Micro, small and medium enterprises in every trade, those run from home included.',
    age: 'Businesses that have run for at least {businessAge}. Just starting? Write to us all the same and we will find a class that suits you.',
    customer: 'Customers and others alike. No product is a condition of the advice.',
  },
  prepareTitle: 'What to have at hand',
  prepare: {
    records: 'Your sales and expenses of the last three months; handwritten notes will do.',
    permits: 'Your business identification number (NIB), if you already have one.',
    question: 'The one question you would most like answered this year.',
  },
  neverSend: 'You need no PIN, password or one-time code. Never give them to anybody, ourselves included.',
  formTitle: 'Ask for a consultation',
} satisfies Translation<typeof indonesian>;
