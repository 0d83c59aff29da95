import { LOCALES, type Locale } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';

const inputSchema = z.object({
  type: z.enum(['publish', 'unpublish']).nullish().catch(null),
  locale: z.enum(LOCALES).nullish().catch(null),
});

/** What has been done, or scheduled again. */
type Done = { type: 'publish' | 'unpublish'; locales: readonly Locale[] };

/**
 * Removes the failed schedules of an item whose work is done by hand or scheduled again, in all of their languages: the
 * start page would name them for a week as if nobody had looked.
 */
export async function removeFailedSchedules(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  done: Done,
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
  const obsolete = docs.filter(({ input }) => {
    const { locale, type } = inputSchema.parse(input);
    const languages = locale ? [locale] : LOCALES;
    return (
      (type ?? 'publish') === done.type && languages.every((language) => done.locales.includes(language))
    );
  });
  if (obsolete.length === 0) return;
  await payload.delete({
    collection: 'payload-jobs',
    depth: 0,
    overrideAccess: true,
    req,
    where: { id: { in: obsolete.map(({ id: job }) => job) } },
  });
}
