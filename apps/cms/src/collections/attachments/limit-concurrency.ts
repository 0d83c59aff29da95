/** The queue of waiting work is full. */
export class TooManyWaitingError extends Error {}

/**
 * Creates a semaphore: at most `count` pieces of work run at once, the others wait in order.
 *
 * @throws TooManyWaitingError where `maxWaiting` already wait.
 */
export function limitConcurrency(
  count: number,
  maxWaiting = Number.POSITIVE_INFINITY,
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= count && waiting.length >= maxWaiting) throw new TooManyWaitingError();
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The slot passes to the next one, so that a newcomer cannot take it in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
