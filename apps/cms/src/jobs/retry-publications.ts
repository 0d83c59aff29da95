import { APIError, JobCancelledError, type SanitizedConfig, type TaskConfig } from 'payload';
import { ZodError } from 'zod';
import type { Env } from '#cms/env.ts';
import { notifyPublisher } from './notify-publisher.ts';

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 5_000;

const SERVER_ERROR = 500;

/** Whether a publication would fail however often it is tried, as a request does that is rejected with a status below 500. */
const isPermanent = (error: unknown): error is Error =>
  error instanceof ZodError || (error instanceof APIError && error.status < SERVER_ERROR);

/**
 * Adds retries to scheduled publications, and a mail after the last. Payload registers this job with a single attempt, so a
 * busy database would lose the publication. One that is rejected is not tried again: its publisher should know at once.
 *
 * @throws Error if Payload renames the job: retries would otherwise be lost unnoticed.
 */
export function retryPublications(config: SanitizedConfig, env: Pick<Env, 'cmsUrl'>): void {
  const task: TaskConfig | undefined = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (!task || typeof task.handler !== 'function')
    throw new Error('Payload does not register the job schedulePublish any more.');
  const { handler } = task;
  task.handler = async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      if (!isPermanent(error)) throw error;
      const { input, job, req } = args;
      req.payload.logger.error({ msg: 'A scheduled publication was rejected', job: job.id, err: error });
      await notifyPublisher(req.payload, env, input);
      // Payload neither retries nor logs a cancelled job, nor calls `onFail`.
      throw new JobCancelledError(error.message);
    }
  };
  task.retries = { attempts: ATTEMPTS, backoff: { type: 'exponential', delay: FIRST_PAUSE_MS } };
  // Called after each attempt, with the number of those before.
  task.onFail = async ({ input, req: { payload }, taskStatus }) => {
    if ((taskStatus?.totalTried ?? 0) >= ATTEMPTS) await notifyPublisher(payload, env, input);
  };
}
