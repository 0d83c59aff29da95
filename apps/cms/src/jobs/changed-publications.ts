import { createLocalReq, type Payload } from 'payload';
import { isChangedSinceScheduled, seenPublication } from '#cms/items/save/seen-content.ts';

/** A scheduled publication that will not happen, since the content was changed after it had been scheduled. */
export type ChangedPublication = { collection: string; id: number; at: string };

/** More would hide the rest of the start page. */
const MAX_LISTED = 10;

/** Those to come, next first. At most ten. */
export async function listChangedPublications(payload: Payload): Promise<ChangedPublication[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    depth: 0,
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
  for (const { createdAt, input, waitUntil } of docs) {
    const { data } = seenPublication.safeParse(input);
    if (!data || !(await isChangedSinceScheduled(req, data))) continue;
    changed.push({ collection: data.doc.relationTo, id: data.doc.value, at: waitUntil ?? createdAt });
    if (changed.length === MAX_LISTED) break;
  }
  return changed;
}
