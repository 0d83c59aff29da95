import { createHmac, randomBytes } from 'node:crypto';
import { FORMS, type FormAnswers, type FormDefinition, type FormName, fieldsOf } from '@beranda/contract';
import { HOUR_MS } from '@beranda/finance';
import { LRUCache } from 'lru-cache';
import { networkOf } from '#server/http/connection-limits.ts';

const MAX_KEYS = 20_000;

const secondsOf = (milliseconds: number) => Math.ceil(milliseconds / 1_000);

/** Counts events per key in a fixed window that starts with the first. In memory of this process. */
function createCounter(max: number) {
  const counts = new LRUCache<string, { count: number }>({ max: MAX_KEYS, ttl: HOUR_MS });
  return {
    isFull: (key: string) => (counts.get(key)?.count ?? 0) >= max,
    /** Seconds until the window of a key ends. */
    secondsLeft: (key: string) => secondsOf(counts.getRemainingTTL(key)),
    add(key: string, change = 1): void {
      const seen = counts.get(key);
      if (seen) seen.count += change;
      else if (change > 0) counts.set(key, { count: change });
    },
  };
}

const ALL = 'all';

/**
 * Limits for forms that answered a question instead of solving a challenge: per network, and for all together. A form is
 * counted before it is forwarded, so that many at once do not pass, and released if it is not received.
 */
export function createQuestionLimit({ perAddress, total }: { perAddress: number; total: number }) {
  const byNetwork = createCounter(perAddress);
  const all = createCounter(total);
  const isReached = (address: string) => byNetwork.isFull(networkOf(address)) || all.isFull(ALL);
  function count(address: string, change: 1 | -1): void {
    byNetwork.add(networkOf(address), change);
    all.add(ALL, change);
  }
  return {
    isReached,
    /** Seconds until another form is accepted; 0 while the limit is not reached. */
    secondsLeft: (address: string) =>
      Math.max(
        byNetwork.isFull(networkOf(address)) ? byNetwork.secondsLeft(networkOf(address)) : 0,
        all.isFull(ALL) ? all.secondsLeft(ALL) : 0,
      ),
    countWrong: (address: string) => byNetwork.add(networkOf(address)),
    /** @returns false if the limit is reached. */
    tryCount(address: string): boolean {
      if (isReached(address)) return false;
      count(address, 1);
      return true;
    },
    release: (address: string) => count(address, -1),
  };
}

export type QuestionLimit = ReturnType<typeof createQuestionLimit>;

/**
 * Limits the bytes of files per network within an hour: they are stored before any captcha. They count while they arrive, so
 * the last ones may go over the limit, each by the size of a file.
 */
export function createUploadLimit(maxBytes: number) {
  const received = createCounter(maxBytes);
  return {
    isReached: (address: string) => received.isFull(networkOf(address)),
    /** Seconds until files are accepted again. */
    secondsLeft: (address: string) => received.secondsLeft(networkOf(address)),
    count: (address: string, bytes: number) => received.add(networkOf(address), bytes),
  };
}

export type UploadLimit = ReturnType<typeof createUploadLimit>;

/**
 * Limits wrong contacts for a ticket, whether there is such a ticket or not, against brute force. A query is counted before
 * it is forwarded, so that many at once do not pass, and released unless its contact is wrong.
 */
export function createTicketLimit(max: number) {
  const queries = createCounter(max);
  return {
    secondsLeft: queries.secondsLeft,
    /** @returns false if the limit is reached. */
    tryCount(ticket: string): boolean {
      if (queries.isFull(ticket)) return false;
      queries.add(ticket);
      return true;
    },
    release: (ticket: string) => queries.add(ticket, -1),
  };
}

/** The typed answers but those of the sender: letters only, so that other digits or dots do not make another text. */
function typedText(form: FormName, answers: FormAnswers): string {
  const definition: FormDefinition = FORMS[form].definition;
  return Object.entries(fieldsOf(definition))
    .filter(([name, { type }]) => (type === 'text' || type === 'longText') && name !== definition.sender.name)
    .map(([name]) =>
      String(answers[name] ?? '')
        .toLowerCase()
        .replaceAll(/[^\p{L}]+/gu, ''),
    )
    .join(' ')
    .trim();
}

/**
 * Limits how often the same text is received within an hour, from any address and under any name. The texts are kept as
 * keyed digests, in memory only.
 */
export function createTextLimit(max: number) {
  const key = randomBytes(32);
  const submissions = new LRUCache<string, Set<string>>({ max: MAX_KEYS, ttl: HOUR_MS });
  const submissionDigestOf = (...parts: unknown[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  /** All answers count: a page that sends the same text for another person makes another submission. */
  const submissionOf = (answers: FormAnswers, idempotencyKey: string) =>
    submissionDigestOf(idempotencyKey, Object.entries(answers).sort());

  return {
    /**
     * Counts a submission before it is forwarded. The same one sent again (same key and answers) is not counted again.
     *
     * @returns false if the limit is reached.
     */
    tryCount(form: FormName, answers: FormAnswers, idempotencyKey: string): boolean {
      const text = typedText(form, answers);
      if (!text) return true;
      const digest = submissionDigestOf(form, text);
      const submission = submissionOf(answers, idempotencyKey);
      const seen = submissions.get(digest) ?? new Set<string>();
      if (seen.size >= max && !seen.has(submission)) return false;
      if (seen.size === 0) submissions.set(digest, seen);
      seen.add(submission);
      return true;
    },
    /** Seconds until the same text is accepted again. */
    secondsLeft: (form: FormName, answers: FormAnswers) =>
      secondsOf(submissions.getRemainingTTL(submissionDigestOf(form, typedText(form, answers)))),
    /** Removes a submission that was not received. */
    release(form: FormName, answers: FormAnswers, idempotencyKey: string): void {
      const seen = submissions.get(submissionDigestOf(form, typedText(form, answers)));
      seen?.delete(submissionOf(answers, idempotencyKey));
    },
  };
}

export type TextLimit = ReturnType<typeof createTextLimit>;
