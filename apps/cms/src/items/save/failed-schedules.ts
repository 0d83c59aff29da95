import { LOCALES, type Locale } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';

const inputSchema = z.object({ locale: z.enum(LOCALES).nullish().catch(null) });

/**
 * Removes the schedules of an item that have failed, once it is published, withdrawn or scheduled again in their language:
 * the start page would name them for a week as if nobody had looked.
 */
export async function removeFailedSchedules(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  locales: readonly Locale[],
): Promise<void> {
  const { payload } = req;
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    req,
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { hasError: { equals: true } },
        { 'input.doc.relationTo': { equals: collection } },
        { 'input.doc.value': { equals: String(id) } },
      ],
    },
  });
  const settled = docs.filter(({ input }) => {
    const locale = inputSchema.safeParse(input).data?.locale;
    return !locale || locales.includes(locale);
  });
  if (settled.length === 0) return;
  await payload.delete({
    collection: 'payload-jobs',
    depth: 0,
    overrideAccess: true,
    req,
    where: { id: { in: settled.map(({ id: job }) => job) } },
  });
}
