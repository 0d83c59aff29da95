import type { Locale } from '@beranda/contract';
import { createLocalReq, type Payload } from 'payload';
import * as z from 'zod';
import { hasRole, PUBLISHERS } from '#cms/access/roles.ts';
import { isChangedSinceScheduled, scheduledPublicationSchema } from '#cms/items/save/scheduled-content.ts';
import { isSecondPersonNeededToSchedule } from '#cms/items/save/second-person.ts';

/** A scheduled publication or withdrawal that will not happen. */
export type UpcomingFailure = {
  job: number | string;
  collection: string;
  id: number;
  /** The language; all if null. */
  locale: Locale | null;
  at: string;
  type: 'publish' | 'unpublish';
  /**
   * Whether the content was changed after it had been scheduled, its publisher may not publish any more, or has changed
   * it and a second person is needed.
   */
  reason: 'changed' | 'publisher' | 'own';
};

/** How many publications are compared: each reads a draft, each time that the dashboard is opened. */
const MAX_COMPARED = 50;

const jobInputSchema = scheduledPublicationSchema.extend({
  type: z.enum(['publish', 'unpublish']).nullish(),
  scheduledFor: z.string().nullish(),
  /** Absent if a program has scheduled it. */
  user: z.object({ value: z.coerce.number() }).nullish(),
});

type ScheduledPublication = z.infer<typeof jobInputSchema>;

/** Limited, since more would hide the rest of the dashboard. */
const MAX_LISTED = 10;

/** The ids of these users who may publish. */
async function publishersAmong(payload: Payload, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { docs } = await payload.find({
    collection: 'users',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    select: { roles: true },
    where: { id: { in: [...ids] } },
  });
  return new Set(
    docs.filter(({ roles }) => hasRole({ roles: roles ?? null }, ...PUBLISHERS)).map(({ id }) => id),
  );
}

/** The publications among the next fifty that will fail, next first; at most ten. */
export async function listUpcomingFailures(payload: Payload): Promise<UpcomingFailure[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    depth: 0,
    limit: MAX_COMPARED,
    overrideAccess: true,
    pagination: false,
    sort: 'waitUntil',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
      ],
    },
  });
  const scheduled = docs.flatMap(({ createdAt, id: job, input, waitUntil }) => {
    const { data } = jobInputSchema.safeParse(input);
    return data ? [{ ...data, at: data.scheduledFor ?? waitUntil ?? createdAt, job }] : [];
  });
  const users = scheduled.flatMap(({ user }) => (user ? [user.value] : []));
  const publishers = await publishersAmong(payload, users);
  const req = await createLocalReq({}, payload);
  async function findReason(publication: ScheduledPublication): Promise<UpcomingFailure['reason'] | null> {
    if (publication.user && !publishers.has(publication.user.value)) return 'publisher';
    if (publication.type === 'unpublish') return null;
    if (await isChangedSinceScheduled(req, publication)) return 'changed';
    return publication.user &&
      (await isSecondPersonNeededToSchedule(req, publication, publication.user.value))
      ? 'own'
      : null;
  }
  const failing: UpcomingFailure[] = [];
  for (const publication of scheduled) {
    const reason = await findReason(publication);
    const { at, doc, job, locale = null, type } = publication;
    if (reason)
      failing.push({
        job,
        collection: doc.relationTo,
        id: doc.value,
        locale,
        at,
        type: type ?? 'publish',
        reason,
      });
    if (failing.length === MAX_LISTED) break;
  }
  return failing;
}
