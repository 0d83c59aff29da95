/** Nobody finished in time: whoever held the turn is stuck, or waits for a write of its own. */
export class WriteQueueTimeout extends Error {
  override name = 'WriteQueueTimeout';
}

type Waiting = { begin: () => void; timer: NodeJS.Timeout };

/** One writer at a time, in the order in which they came. */
export class WriteQueue {
  readonly #timeoutMs: number;
  readonly #queue: Waiting[] = [];
  #isTaken = false;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Waits for a turn; answers the function that ends it, which may be called more than once.
   *
   * @throws WriteQueueTimeout when the wait takes longer than the time limit.
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
          new WriteQueueTimeout(`Another write has kept the database for more than ${this.#timeoutMs} ms.`),
        );
      }, this.#timeoutMs);
      const waiting: Waiting = { begin: resolve, timer };
      this.#queue.push(waiting);
    });
  }

  /** The turn passes from hand to hand: it is never free while somebody waits, so nobody can push in. */
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
