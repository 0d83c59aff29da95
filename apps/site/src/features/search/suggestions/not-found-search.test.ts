import { expect, it } from 'vitest';
import { wordsOfPath } from './not-found-search.tsx';

it.each([
  ['/simpanan/tabungan-haji', 'tabungan haji'],
  ['/en/news/old_story.html', 'old story'],
  ['/en/', ''],
  ['/caf%C3%A9-kopi/', 'café kopi'],
  ['/%ff', ''],
  [`/${'a-'.repeat(200)}`, Array.from({ length: 50 }, () => 'a').join(' ')],
])('the words of %.40s are "%s"', (path, words) => expect(wordsOfPath(path)).toBe(words));
