/** A function that does the work unless it is still being done: for a timer whose interval the work may exceed. */
export function withoutOverlap(work: () => Promise<unknown>): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await work();
    } finally {
      isRunning = false;
    }
  };
}
