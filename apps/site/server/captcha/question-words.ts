import type { Locale } from '@beranda/contract';

/** Words of the question that stands in for the proof of work where no script runs. */
export const QUESTION_WORDS = {
  id: {
    numbers: ['dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'],
    ask: (first: string, second: string) => `Berapa ${first} ditambah ${second}? Tulis dengan angka.`,
  },
  en: {
    numbers: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
    ask: (first: string, second: string) => `What is ${first} plus ${second}? Answer in digits.`,
  },
} as const satisfies Record<Locale, object>;

/** The number that the first of the words stands for. */
export const FIRST_NUMBER = 2;
