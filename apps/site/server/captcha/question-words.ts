import type { Locale } from '@beranda/contract';

/** Words of the question that replaces the proof of work for visitors without JavaScript. */
export const CAPTCHA_QUESTION_WORDS = {
  id: {
    numbers: ['dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'],
    ask: (first: string, second: string) => `Berapa ${first} ditambah ${second}? Tulis dengan angka.`,
  },
  en: {
    numbers: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
    ask: (first: string, second: string) => `What is ${first} plus ${second}? Answer in digits.`,
  },
} as const satisfies Record<Locale, object>;

/** The number of the first word. */
export const FIRST_NUMBER = 2;
