import { createHmac, randomBytes } from 'node:crypto';
import { FORMS, type FormAnswers, type FormDefinition, type FormName, fieldsOf } from '@beranda/contract';
import { LRUCache } from 'lru-cache';
import { networkOf } from '#server/http/connection-limits.ts';

const HOUR_MS = 3_600_000;
const MAX_KEYS = 20_000;

/** Counts events per key in a fixed window that starts with the first. In memory of this process. */
function createCounter(max: number) {
  const counts = new LRUCache<string, { count: number }>({ max: MAX_KEYS, ttl: HOUR_MS });
  return {
    isFull: (key: string) => (counts.get(key)?.count ?? 0) >= max,
    add(key: string): void {
      const seen = counts.get(key);
      if (seen) seen.count++;
      else counts.set(key, { count: 1 });
    },
  };
}

const ALL = 'all';

/** Limits for forms that answered a question instead of solving a challenge: per address, and for all together. */
export function createQuestionLimit({ perAddress, total }: { perAddress: number; total: number }) {
  const byNetwork = createCounter(perAddress);
  const received = createCounter(total);
  return {
    isReached: (address: string) => byNetwork.isFull(networkOf(address)) || received.isFull(ALL),
    countWrong: (address: string) => byNetwork.add(networkOf(address)),
    countReceived(address: string): void {
      byNetwork.add(networkOf(address));
      received.add(ALL);
    },
  };
}

export type QuestionLimit = ReturnType<typeof createQuestionLimit>;

/** What was typed, except who sent it: only letters count, so that other digits or dots do not make another text. */
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
  const digestOf = (form: FormName, text: string) =>
    createHmac('sha256', key).update(`${form} ${text}`).digest('base64url');

  return {
    /** Sending the same submission again is no repetition. */
    isReached(form: FormName, answers: FormAnswers, idempotencyKey: string): boolean {
      const text = typedText(form, answers);
      const seen = text && submissions.get(digestOf(form, text));
      return Boolean(seen && seen.size >= max && !seen.has(idempotencyKey));
    },
    count(form: FormName, answers: FormAnswers, idempotencyKey: string): void {
      const text = typedText(form, answers);
      if (!text) return;
      const digest = digestOf(form, text);
      const seen = submissions.get(digest);
      if (seen) seen.add(idempotencyKey);
      else submissions.set(digest, new Set([idempotencyKey]));
    },
  };
}

export type TextLimit = ReturnType<typeof createTextLimit>;
