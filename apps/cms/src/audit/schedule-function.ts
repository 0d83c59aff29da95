import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import type { PayloadRequest, ServerFunction } from 'payload';
import { z } from 'zod';
import { recordAudit } from './record-audit.ts';

type Handler = typeof schedulePublishHandler;

const id = z.union([z.number(), z.string()]);
const doc = z.object({ relationTo: z.string(), value: id });

const created = z.object({
  type: z.enum(['publish', 'unpublish']),
  date: z.union([z.date(), z.string()]),
  doc,
  localeToPublish: z.string().nullish(),
});
const cancelled = z.object({ deleteID: id });
const storedJob = z.object({
  input: z.object({ doc, type: z.string().nullish(), locale: z.string().nullish() }),
  waitUntil: z.string().nullish(),
});

const failed = z.object({ error: z.string() });

const fieldOf = (type: string | null | undefined, locale: string | null | undefined) =>
  [type === 'unpublish' ? 'withdraw' : 'publish', locale].filter(Boolean).join('.');

/** What a call will do; null for none of ours. A cancelled schedule is read before it is gone. */
async function entryOf(args: unknown, req: PayloadRequest) {
  const cancel = cancelled.safeParse(args).data;
  if (cancel) {
    const stored = await req.payload.findByID({
      collection: 'payload-jobs',
      id: cancel.deleteID,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
      req,
    });
    const job = storedJob.safeParse(stored).data;
    if (!job) return null;
    const { doc: document, locale, type } = job.input;
    return {
      action: 'schedule-cancelled',
      collection: document.relationTo,
      documentId: document.value,
      field: fieldOf(type, locale),
      from: job.waitUntil ?? null,
    } as const;
  }
  const schedule = created.safeParse(args).data;
  if (!schedule) return null;
  return {
    action: 'scheduled',
    collection: schedule.doc.relationTo,
    documentId: schedule.doc.value,
    field: fieldOf(schedule.type, schedule.localeToPublish),
    to: new Date(schedule.date).toISOString(),
  } as const;
}

/** Creates or cancels a schedule and records it, once that has succeeded. */
const schedulePublication: Handler = async (args) => {
  const entry = await entryOf(args, args.req);
  const result = await schedulePublishHandler(args);
  if (entry && !failed.safeParse(result).success) await recordAudit(args.req, entry);
  return result;
};

/** Replaces Payload's function. */
export const scheduleFunctions: Record<string, ServerFunction> = {
  'schedule-publish': schedulePublication as ServerFunction,
};
