import { addDays } from '@beranda/finance';
import { valueOn } from '#cms/fields/facts/fact-kinds.ts';
import type { StoredFact } from '#cms/fields/facts/read-facts.ts';

/** A fact that needs attention: it does not exist, its value ends, has ended, or should have been reviewed. */
export type FactTask = {
  kind: 'missing' | 'ends' | 'ended' | 'review';
  /** Null for a missing one. */
  id: number | null;
  key: string;
  day: string | null;
};

/** Days before the end of a value. */
const SOON = 14;

const lastEndOf = ({ values }: StoredFact) =>
  values
    .flatMap(({ validUntil }) => validUntil ?? [])
    .sort()
    .at(-1) ?? null;

function taskOf(fact: StoredFact, today: string): FactTask[] {
  const { id, key, reviewBy } = fact;
  const current = valueOn(fact, today);
  if (!current) {
    // One whose first value is still to come has not ended.
    const hasBegun = fact.values.some(({ validFrom }) => validFrom <= today);
    return hasBegun ? [{ kind: 'ended', id, key, day: lastEndOf(fact) }] : [];
  }
  const { validUntil } = current;
  if (validUntil && validUntil <= addDays(today, SOON) && !valueOn(fact, addDays(validUntil, 1)))
    return [{ kind: 'ends', id, key, day: validUntil }];
  return reviewBy && reviewBy < today ? [{ kind: 'review', id, key, day: reviewBy }] : [];
}

/**
 * Required facts that do not exist or have no value yet, facts whose value has ended or ends soon without a next one, and
 * facts past their review date, in this order.
 */
export function factTasks(
  facts: readonly StoredFact[],
  today: string,
  required: readonly string[] = [],
): FactTask[] {
  // A fact whose first value is still to come needs no review yet.
  const hasBegun = (fact: StoredFact) => fact.values.some(({ validFrom }) => validFrom <= today);
  const missing = required.filter((key) => !facts.some((fact) => fact.key === key && hasBegun(fact)));
  const tasks = [
    ...missing.map((key): FactTask => ({ kind: 'missing', id: null, key, day: null })),
    ...facts.flatMap((fact) => taskOf(fact, today)),
  ];
  const order = ['missing', 'ended', 'ends', 'review'] as const;
  return order.flatMap((kind) => tasks.filter((task) => task.kind === kind));
}
