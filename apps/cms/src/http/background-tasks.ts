import type { Payload } from 'payload';

/** The server's command and Next.js' bundle share the process but no modules. */
const KEY = Symbol.for('beranda.backgroundTasks');

type Shared = { [KEY]?: Set<Promise<unknown>> };

const running = (): Set<Promise<unknown>> => {
  (globalThis as Shared)[KEY] ??= new Set();
  return (globalThis as Shared)[KEY] as Set<Promise<unknown>>;
};

/**
 * Lets a task go on after its response, such as a mail about an account, which no transaction may wait for. A shutdown
 * waits for it; its failure is logged. Work that must survive a crash is a job instead.
 *
 * @param failure the message of the log.
 */
export function runInBackground(payload: Payload, task: Promise<unknown>, failure: string): void {
  const settled = task
    .catch((err: unknown) => payload.logger.error({ msg: failure, err }))
    .finally(() => running().delete(settled));
  running().add(settled);
}

/** Waits for the background tasks of this process, also for those that begin meanwhile. */
export async function finishBackgroundTasks(): Promise<void> {
  while (running().size > 0) await Promise.all(running());
}
