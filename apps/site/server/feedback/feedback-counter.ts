import { createHmac, randomBytes } from 'node:crypto';
import { type FeedbackCount, feedbackKeyOf } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import { LRUCache } from 'lru-cache';

/** Visitors of an item whose answer is known, so that it counts once. */
export const MAX_ANSWERED = 20_000;
/** Answers about items that wait to be drained, while the back office is down. */
export const MAX_WAITING = 20_000;

/** An answer of a visitor about an item. */
export type GivenAnswer = Omit<FeedbackCount, 'day' | 'count'>;

export type FeedbackCounter = ReturnType<typeof createFeedbackCounter>;

/**
 * Counts in memory whether items were helpful, by item, language, answer and day in Jakarta.
 *
 * Deduplication: a network answers about an item in a language once a day, and gives one reason after “no”.
 *
 * @param now in milliseconds since 1970.
 */
export function createFeedbackCounter(now: () => number) {
  const answered = new LRUCache<string, 'yes' | 'no' | 'explained'>({ max: MAX_ANSWERED });
  let counts = new Map<string, FeedbackCount>();
  let day = jakartaDate(now());
  let key = randomBytes(32);

  /** Ends the day in Jakarta if it is over: deletes the digests of all visitors. */
  function endDayIfOver(): void {
    const today = jakartaDate(now());
    if (today === day) return;
    answered.clear();
    key = randomBytes(32);
    day = today;
  }

  /** Keyed digest of the network and what it answers about. */
  const visitorDigestOf = (network: string, { language, collection, slug }: GivenAnswer) =>
    createHmac('sha256', key).update([network, language, collection, slug].join(' ')).digest('base64url');

  /** Whether an answer is the first of its kind; a reason may arrive where its “no” was counted by another process. */
  function isFirst(visitor: string, answer: GivenAnswer['answer']): boolean {
    const before = answered.get(visitor);
    if (answer === 'yes' || answer === 'no') {
      if (before === undefined) answered.set(visitor, answer);
      return before === undefined;
    }
    if (before === 'yes' || before === 'explained') return false;
    answered.set(visitor, 'explained');
    return true;
  }

  return {
    /** Counts an answer. @param network of the visitor; only a digest is kept, until the day ends. */
    count(network: string, given: GivenAnswer): void {
      endDayIfOver();
      if (!isFirst(visitorDigestOf(network, given), given.answer)) return;
      const counted = { day, ...given };
      const id = feedbackKeyOf(counted);
      const known = counts.get(id);
      if (known) known.count += 1;
      else if (counts.size < MAX_WAITING) counts.set(id, { ...counted, count: 1 });
    },

    /** Ends the day if it is over. To be called regularly, so that digests also expire without answers. */
    endInterval: endDayIfOver,

    /** Returns and resets the counts; each answer about an item on a day once. */
    drain(): FeedbackCount[] {
      const drained = [...counts.values()];
      counts = new Map();
      return drained;
    },
  };
}
