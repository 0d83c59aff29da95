import { getUpcomingScheduledPublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import type { PayloadRequest, ServerFunction } from 'payload';
import { isChangedSinceScheduled, scheduledPublicationSchema } from './scheduled-content.ts';

type Args = Parameters<typeof getUpcomingScheduledPublishHandler>[0] & { req: PayloadRequest };

/** The schedules of an item as Payload lists them, each with whether it will not happen, since the content has changed. */
async function listSchedules(args: Args) {
  const { req } = args;
  const jobs = await getUpcomingScheduledPublishHandler(args);
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    req,
    where: { id: { in: jobs.map(({ id }) => id) } },
  });
  const isOutdated = async (id: number | string) => {
    const { input } = docs.find((job) => job.id === id) ?? {};
    const { data } = scheduledPublicationSchema.safeParse(input);
    return data !== undefined && (await isChangedSinceScheduled(req, data));
  };
  return Promise.all(
    jobs.map(async (job) => ({
      ...job,
      isOutdated: job.input?.type === 'publish' && (await isOutdated(job.id)),
    })),
  );
}

/** Replaces Payload's function. */
export const scheduleListFunctions: Record<string, ServerFunction> = {
  'get-upcoming-scheduled-publish': listSchedules as ServerFunction,
};
