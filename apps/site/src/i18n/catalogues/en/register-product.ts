import type { registerProduct as indonesian } from '../id/register-product.ts';
import type { Translation } from '../translation.ts';

export const registerProduct = {
  eyebrow: 'Apply for a product',
  title: 'Apply Now',
  titleOf: 'Apply: {product}',
  lead: 'Fill in your details. We will call you, explain the terms and the costs, and guide you through the application.',
  description:
    'Apply for a savings account, time deposit, current account or loan at {bankName}. We will call you.',
  stepsTitle: 'Four steps from start to finish',
  steps: {
    choose: {
      title: 'Pick a product',
      text: 'Choose one product and tell us how to reach you. Not sure? Take the closest: our staff help you choose when they call.',
    },
    call: {
      title: 'We contact you',
      text: 'Within {callBack}, on the number you gave. Our staff explain the terms and what it costs.',
    },
    verify: {
      title: 'Complete the paperwork',
      text: 'We check your identity in the app or at a branch, as know-your-customer rules require.',
    },
    done: {
      title: 'Start using it',
      text: 'The account is open once the first deposit is in. Loans are decided once the credit assessment is complete.',
    },
  },
  doneOf: {
    simpanan: {
      title: 'Start using it',
      text: 'The account is open once your identity is checked and the first deposit is in.',
    },
    pinjaman: {
      title: 'Receive an offer',
      text: 'You receive an offer in writing, with the interest and every fee, and decide for yourself.',
    },
    wealth: {
      title: 'Know the risks',
      text: 'An adviser explains the risks. You buy for the first time once your risk profile is complete.',
    },
  },
  whoTitle: 'Who can apply',
  who: {
    citizen: 'Indonesian citizens who are {youngestAge} or older or married.',
    loan: 'Loans have age limits of their own, which their pages state.',
    foreigner:
      'Foreign nationals with a KITAS or KITAP, for savings accounts: their identity is checked at a branch.',
    business: 'Businesses that are established and active in Indonesia.',
    minor: 'For children under {youngestAge}, a parent or guardian applies.',
  },
  prepareTitle: 'What to have ready',
  prepare: {
    identity:
      'Your national identity card (KTP), or a passport with KITAS or KITAP. You need not enter its number here.',
    card: 'Your national identity card (KTP). You need not enter its number here.',
    tax: 'Your tax number (NPWP), if you have one.',
    business: 'For a company: its NPWP, its business number (NIB) and its deed.',
    loan: 'For loans: proof of income, such as payslips of the last three months, or your NIB and business records. The page of the loan has the full list.',
    risk: 'Your goals and when you need the money, to complete your risk profile with an adviser.',
  },
  neverSend: 'Never write a PIN, a password or a one-time code. Applying here is free of charge.',
  formTitle: 'Fill in the form',
  aboutProduct: 'Terms, fees and benefits: {product}',
} satisfies Translation<typeof indonesian>;
