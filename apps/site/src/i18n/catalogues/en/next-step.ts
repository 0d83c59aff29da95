import type { nextStep as indonesian } from '../id/next-step.ts';
import type { Translation } from '../translation.ts';

export const nextStep = {
  title: 'Do the figures work for you?',
  text: 'Our staff get in touch, explain the terms and fees that apply, and guide you through the application. We do not store what you entered here.',
  apply: { loan: 'Apply Now', 'savings-goal': 'Open an account', 'time-deposit': 'Open a deposit' },
  compare: {
    loan: 'Compare all loans',
    'savings-goal': 'Compare all savings products',
    'time-deposit': 'Compare all savings products',
  },
} satisfies Translation<typeof indonesian>;
