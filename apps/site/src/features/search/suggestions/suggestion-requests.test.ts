import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SuggestionsResponse } from '#src/content/search-api.ts';
import { createSuggestionRequests } from './suggestion-requests.ts';

const answerFor = (query: string): SuggestionsResponse => ({
  query,
  answers: [],
  suggestions: [],
  popular: [],
});

function start(delayMs = 0) {
  const requested: string[] = [];
  const aborted: string[] = [];
  const answered: string[] = [];
  const requests = createSuggestionRequests({
    async fetchSuggestions(typed, signal) {
      requested.push(typed);
      signal.addEventListener('abort', () => aborted.push(typed));
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (typed === 'broken') throw new Error('no answer');
      return answerFor(typed);
    },
    onSuggestions: (typed) => answered.push(typed),
  });
  return { requests, requested, aborted, answered };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('requests at once, then at most once in 150 ms and only the latest text', async () => {
  const { requests, requested, answered } = start();
  for (const typed of ['k', 'ku', 'kur', 'kurs']) {
    requests.request(typed);
    await vi.advanceTimersByTimeAsync(30);
  }
  expect(requested).toEqual(['k']);
  await vi.advanceTimersByTimeAsync(150);
  expect(requested).toEqual(['k', 'kurs']);
  expect(answered).toEqual(['k', 'kurs']);
});

it('aborts the outdated request and ignores its response', async () => {
  const { requests, aborted, answered } = start(500);
  requests.request('a');
  await vi.advanceTimersByTimeAsync(200);
  requests.request('ab');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(aborted).toEqual(['a']);
  expect(answered).toEqual(['ab']);
});

it('does not request a text again, and returns it from the cache', async () => {
  const { requests, requested, answered } = start();
  for (const typed of ['a', 'a', 'ab', 'a']) {
    requests.request(typed);
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(requested).toEqual(['a', 'ab']);
  expect(answered).toEqual(['a', 'ab', 'a']);
});

it('shows no suggestions after an error, and may request the text again', async () => {
  const { requests, requested, answered } = start();
  for (const typed of ['broken', 'broken']) {
    requests.request(typed);
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(requested).toEqual(['broken', 'broken']);
  expect(answered).toEqual([]);
});
