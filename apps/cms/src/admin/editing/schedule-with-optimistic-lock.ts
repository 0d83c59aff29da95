import type { ServerFunctionsContextType } from '@payloadcms/ui';
import * as z from 'zod';

type SchedulePublish = ServerFunctionsContextType['schedulePublish'];

const failure = z.object({ error: z.string() });

type ScheduleOptions = {
  serverFunction: ServerFunctionsContextType['serverFunction'];
  /** The path of Payload's API. */
  api: string;
  /** `updatedAt` of the open form of a document, by the document's API path. */
  loadedUpdatedAt(path: string): string | undefined;
  /** The localized message for a request without a response. */
  failureMessage(): string;
};

/**
 * Optimistic locking of schedules, in place of Payload's function of the schedule drawer. It sends the `updatedAt` that the
 * form shows, so that the server rejects a schedule of text that the user has not seen; and it throws what the server
 * rejects, because the drawer reports success unless the function throws.
 */
export function scheduleWithOptimisticLock({
  api,
  loadedUpdatedAt,
  serverFunction,
  failureMessage,
}: ScheduleOptions): SchedulePublish {
  return async ({ signal: _signal, ...schedule }) => {
    const { doc } = schedule;
    const seen = doc && loadedUpdatedAt(`${api}/${doc.relationTo}/${doc.value}`);
    const args = seen === undefined ? schedule : { ...schedule, loadedUpdatedAt: seen };
    let result: unknown;
    try {
      result = await serverFunction({ name: 'schedule-publish', args });
    } catch (cause) {
      throw new Error(failureMessage(), { cause });
    }
    const error = failure.safeParse(result).data?.error;
    if (error !== undefined) throw new Error(error);
    return result as Awaited<ReturnType<SchedulePublish>>;
  };
}
