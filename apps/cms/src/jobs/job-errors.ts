import { withoutValues } from '@beranda/contract/loggable-error';
import { JobCancelledError, type SanitizedConfig } from 'payload';

type Handler = (args: never) => unknown;

/** A handler whose errors have no values. */
const withoutValuesInErrors =
  (handler: Handler) =>
  async (args: never): Promise<unknown> => {
    try {
      return await handler(args);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const message = withoutValues(error.message);
      // Payload recognises it by its class.
      throw error instanceof JobCancelledError
        ? new JobCancelledError(message)
        : new Error(message, { cause: error });
    }
  };

/** Payload stores the message of a job's error in the row of the job: that of a failed statement repeats its values. */
export function hideValuesInJobErrors(config: SanitizedConfig): void {
  for (const task of config.jobs.tasks ?? [])
    if (typeof task.handler === 'function')
      task.handler = withoutValuesInErrors(task.handler as Handler) as never;
}
