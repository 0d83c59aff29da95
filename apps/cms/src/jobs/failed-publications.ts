import { LOCALES, type Locale } from '@beranda/contract';
import type { Payload } from 'payload';
import * as z from 'zod';
import { CHANGED_SINCE_SCHEDULED } from '#cms/items/save/scheduled-content.ts';

const FAILED_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

const errorSchema = z.object({ message: z.string() });
const inputSchema = z.object({
  doc: z.object({ relationTo: z.string(), value: z.coerce.number() }),
  locale: z.enum(LOCALES).nullish().catch(null),
  /** Absent if a program has scheduled it. */
  scheduledFor: z.string().nullish(),
});

/** A scheduled publication or withdrawal that failed permanently. */
type FailedPublication = {
  job: number | string;
  collection: string;
  id: number;
  /** The language; all if null. */
  locale: Locale | null;
  /** The time for which it was scheduled; of its failure if a program has scheduled it. */
  at: string;
  /** Whether it was stopped because the content was changed after it had been scheduled. */
  isChanged: boolean;
};

/** The failed publications of the last seven days, newest first. */
export async function listFailedPublications(
  payload: Payload,
  now = Date.now(),
): Promise<FailedPublication[]> {
  const since = new Date(now - FAILED_WITHIN_MS).toISOString();
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    depth: 0,
    limit: 10,
    overrideAccess: true,
    sort: '-updatedAt',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { hasError: { equals: true } },
        { updatedAt: { greater_than: since } },
      ],
    },
  });
  return docs.flatMap(({ id: job, error, input, updatedAt }) => {
    const { data } = inputSchema.safeParse(input);
    if (!data) return [];
    const { doc, locale = null, scheduledFor } = data;
    const isChanged = errorSchema.safeParse(error).data?.message === CHANGED_SINCE_SCHEDULED;
    return [
      { job, collection: doc.relationTo, id: doc.value, locale, at: scheduledFor ?? updatedAt, isChanged },
    ];
  });
}
