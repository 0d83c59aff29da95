/**
 * Runs tasks side by side until all have ended. The first that fails stops the others and is what is thrown.
 * @param {AbortSignal} signal
 * @param {readonly ((stop: AbortSignal) => Promise<void>)[]} tasks
 */
export async function inParallel(signal, tasks) {
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);
  await Promise.all(tasks.map((task) => task(stop).catch((error) => failed.abort(error))));
  stop.throwIfAborted();
}
