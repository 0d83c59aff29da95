import { expect, it } from 'vitest';
import { isLowInformation, isStopWord } from './stop-words.ts';

it.each(['piye', 'kumaha', 'ndak', 'kagak', 'bgt', 'kak'])('leaves out the colloquial “%s”', (word) => {
  expect(isStopWord(word)).toBe(true);
});

it.each(['kemarin', 'barusan', 'yesterday', 'today', 'cek', 'check', 'working'])(
  'counts “%s” less than other words',
  (word) => {
    expect(isLowInformation(word)).toBe(true);
  },
);
