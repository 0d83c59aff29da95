import { beforeEach, describe, expect, it } from 'vitest';
import {
  createFeedbackCounter,
  type FeedbackCounter,
  type GivenAnswer,
  MAX_WAITING,
} from './feedback-counter.ts';

const NOON = Date.parse('2026-11-23T05:00:00Z');
const MIDNIGHT = Date.parse('2026-11-23T17:00:00Z');

let now: number;
let counter: FeedbackCounter;

beforeEach(() => {
  now = NOON;
  counter = createFeedbackCounter(() => now);
});

const about = (slug: string): Omit<GivenAnswer, 'answer'> => ({ language: 'id', collection: 'guides', slug });
const give = (network: string, answer: GivenAnswer['answer'], slug = 'lapor-kartu') =>
  counter.count(network, { ...about(slug), answer });
const drained = () => counter.drain().map(({ answer, count }) => `${answer} ${count}`);

it('answers are counted by day, language, item and answer', () => {
  for (const network of ['192.0.2.1', '192.0.2.2']) give(network, 'no');
  give('192.0.2.3', 'yes');
  counter.count('192.0.2.1', { ...about('lapor-kartu'), language: 'en', answer: 'no' });
  const day = '2026-11-23';
  expect(counter.drain()).toEqual([
    { day, ...about('lapor-kartu'), answer: 'no', count: 2 },
    { day, ...about('lapor-kartu'), answer: 'yes', count: 1 },
    { day, ...about('lapor-kartu'), language: 'en', answer: 'no', count: 1 },
  ]);
  expect(counter.drain()).toEqual([]);
});

describe('a network', () => {
  it('answers about an item once a day', () => {
    for (const answer of ['yes', 'yes', 'no'] as const) give('192.0.2.1', answer);
    expect(drained()).toEqual(['yes 1']);
    give('192.0.2.1', 'no');
    expect(drained()).toEqual([]);
    now = MIDNIGHT;
    give('192.0.2.1', 'no');
    expect(drained()).toEqual(['no 1']);
  });

  it('answers about each item', () => {
    for (const slug of ['lapor-kartu', 'lupa-pin']) give('192.0.2.1', 'yes', slug);
    expect(drained()).toEqual(['yes 1', 'yes 1']);
  });

  it('counts one reason after no', () => {
    for (const answer of ['no', 'unclear', 'outdated', 'no'] as const) give('192.0.2.1', answer);
    expect(drained()).toEqual(['no 1', 'unclear 1']);
  });

  it('counts no reason after yes', () => {
    for (const answer of ['yes', 'unclear'] as const) give('192.0.2.1', answer);
    expect(drained()).toEqual(['yes 1']);
  });

  it('counts a reason where its no was counted by another process', () => {
    for (const answer of ['other', 'other'] as const) give('192.0.2.1', answer);
    expect(drained()).toEqual(['other 1']);
  });
});

it('answers of an ended day keep their day until they are drained', () => {
  give('192.0.2.1', 'yes');
  now = MIDNIGHT;
  counter.endInterval();
  give('192.0.2.1', 'yes');
  expect(counter.drain().map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24']);
});

it('memory is bounded while nothing can be sent', () => {
  for (let n = 0; n < MAX_WAITING + 5; n++) give('192.0.2.1', 'yes', `panduan-${n}`);
  give('192.0.2.2', 'yes', 'panduan-0');
  const counts = counter.drain();
  expect(counts).toHaveLength(MAX_WAITING);
  expect(counts[0]?.count).toBe(2);
});
