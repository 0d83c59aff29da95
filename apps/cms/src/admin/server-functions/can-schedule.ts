import { LOCALES } from '@beranda/contract';
import { docAccessOperation, type PayloadRequest } from 'payload';
import { hasScheduledPublishEnabled } from 'payload/shared';
import * as z from 'zod';

const id = z.union([z.number().int(), z.string().min(1)]);
const doc = z.object({ relationTo: z.string(), value: id });

/** The schedule to cancel or create. Payload would publish at once without a date. */
const schedule = z.union([
  z.object({ deleteID: id, doc: z.undefined().optional(), global: z.undefined().optional() }),
  z.object({
    deleteID: z.undefined().optional(),
    type: z.enum(['publish', 'unpublish']),
    date: z.union([z.date(), z.iso.datetime({ offset: true })]),
    doc,
    // Globals have no drafts and cannot be scheduled.
    global: z.undefined().optional(),
    localeToPublish: z.enum(LOCALES).nullish(),
    timezone: z.string().nullish(),
    /** `updatedAt` of the item in the form, as saves send it. */
    loadedUpdatedAt: z.iso.datetime({ offset: true }).nullish(),
  }),
]);

const job = z.object({ taskSlug: z.literal('schedulePublish'), input: z.object({ doc }) });

async function canPublishDoc(
  { relationTo, value }: z.infer<typeof doc>,
  req: PayloadRequest,
): Promise<boolean> {
  const config = req.payload.config.collections.find(({ slug }) => slug === relationTo);
  if (!config || !hasScheduledPublishEnabled(config)) return false;
  const stored = await req.payload.findByID({
    collection: config.slug,
    id: value,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
  if (!stored) return false;
  const { update } = await docAccessOperation({
    id: value,
    collection: { config },
    data: { _status: 'published' },
    req,
  });
  return Boolean(update);
}

/**
 * Whether the user may publish the scheduled item. Payload checks only that a user is signed in, and deletes
 * any named schedule.
 */
export async function canSchedule(args: Record<string, unknown>, req: PayloadRequest): Promise<boolean> {
  const parsed = schedule.safeParse(args);
  if (!parsed.success || !req.user) return false;
  if (parsed.data.deleteID === undefined) return canPublishDoc(parsed.data.doc, req);
  const stored = await req.payload.findByID({
    collection: 'payload-jobs',
    id: parsed.data.deleteID,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  const scheduled = job.safeParse(stored);
  return scheduled.success && canPublishDoc(scheduled.data.input.doc, req);
}
