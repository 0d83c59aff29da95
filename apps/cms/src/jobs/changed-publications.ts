import type { Locale } from '@beranda/contract';
import { createLocalReq, type Payload } from 'payload';
import * as z from 'zod';
import { isChangedSinceScheduled, seenPublication } from '#cms/items/save/seen-content.ts';

/** A scheduled publication that will not happen, since the content was changed after it had been scheduled. */
export type ChangedPublication = {
  job: number | string;
  collection: string;
  id: number;
  /** The language; all if null. */
  locale: Locale | null;
  at: string;
};

/** Those that are compared: each reads a draft, each time that the start page is opened. */
const MAX_COMPARED = 50;

const scheduledPublication = seenPublication.extend({ scheduledFor: z.string().nullish() });

/** More would hide the rest of the start page. */
const MAX_LISTED = 10;

/** Those among the next fifty, next first. At most ten. */
export async function listChangedPublications(payload: Payload): Promise<ChangedPublication[]> {
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
  const req = await createLocalReq({}, payload);
  const changed: ChangedPublication[] = [];
  for (const { id: job, createdAt, input, waitUntil } of docs) {
    const { data } = scheduledPublication.safeParse(input);
    if (!data || !(await isChangedSinceScheduled(req, data))) continue;
    const { doc, locale = null, scheduledFor } = data;
    const at = scheduledFor ?? waitUntil ?? createdAt;
    changed.push({ job, collection: doc.relationTo, id: doc.value, locale, at });
    if (changed.length === MAX_LISTED) break;
  }
  return changed;
}
