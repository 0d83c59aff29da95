import { withoutValues } from '@beranda/contract/loggable-error';
import type { SanitizedConfig } from 'payload';

type Handler = (args: never) => unknown;

/** A handler whose errors have no values. */
const withoutValuesInErrors =
  (handler: Handler) =>
  async (args: never): Promise<unknown> => {
    try {
      return await handler(args);
    } catch (error) {
      throw error instanceof Error ? new Error(withoutValues(error.message), { cause: error }) : error;
    }
  };

/** Payload stores the message of a job's error in the row of the job: that of a failed statement repeats its values. */
export function hideValuesInJobErrors(config: SanitizedConfig): void {
  for (const task of config.jobs.tasks ?? [])
    if (typeof task.handler === 'function')
      task.handler = withoutValuesInErrors(task.handler as Handler) as never;
}
