/** The wait timed out: the current writer is stuck, or waits for a write of its own (deadlock). */
export class WriteQueueTimeoutError extends Error {
  override name = 'WriteQueueTimeoutError';
}

type Waiting = { begin: () => void; timer: NodeJS.Timeout };

/** A FIFO mutex for writers. */
export class WriteQueue {
  readonly #timeoutMs: number;
  readonly #queue: Waiting[] = [];
  #isTaken = false;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Acquires the lock; returns the function that releases it, which is idempotent.
   *
   * @throws WriteQueueTimeoutError when the wait takes longer than the time limit.
   */
  async take(): Promise<() => void> {
    if (this.#isTaken) await this.#wait();
    this.#isTaken = true;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#next();
    };
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(
          new WriteQueueTimeoutError(
            `Another write has kept the database for more than ${this.#timeoutMs} ms.`,
          ),
        );
      }, this.#timeoutMs);
      const waiting: Waiting = { begin: resolve, timer };
      this.#queue.push(waiting);
    });
  }

  /** Hands the lock directly to the next waiter, which keeps the order fair. */
  #next(): void {
    const next = this.#queue.shift();
    if (!next) {
      this.#isTaken = false;
      return;
    }
    clearTimeout(next.timer);
    next.begin();
  }
}
