import { ITEM_COLLECTIONS, LOCALES } from '@beranda/contract';
import type { PayloadRequest, SanitizedConfig, TypedUser } from 'payload';
import * as z from 'zod';

const idSchema = z.coerce.number().int().positive();

const inputSchema = z.object({
  type: z.enum(['publish', 'unpublish']).nullish(),
  /** The language to publish; all that are complete where none is named. */
  locale: z.enum(LOCALES).nullish().catch(null),
  /** Nothing in the job that Payload's screen adds, to be run at once, when a schedule is cancelled. */
  doc: z.object({ relationTo: z.enum(ITEM_COLLECTIONS), value: idSchema }).optional(),
  /** Who scheduled it, and whose right to publish is asked for again now. */
  user: z.object({ relationTo: z.literal('users'), value: idSchema }).nullish(),
});

/**
 * Publishes or withdraws an item at its time. Stands in for Payload's own handler, which asks for an update with a status
 * and nothing else: it would reach the default language alone, and could not be told from a form.
 */
export async function publishScheduled({ input, req }: { input: unknown; req: PayloadRequest }) {
  const { doc, locale, type, user: by } = inputSchema.parse(input);
  if (!doc) return { output: {} };
  const { payload } = req;
  const user = by ? await payload.findByID({ collection: 'users', id: by.value, depth: 0 }) : null;
  const as: TypedUser | null = user && { ...user, collection: 'users' };
  const isPublishing = type !== 'unpublish';
  const publishing = locale ? { publishSpecificLocale: locale } : { publishAllLocales: true };
  await payload.update({
    collection: doc.relationTo,
    id: doc.value,
    locale: locale ?? 'id',
    context: { isScheduled: true },
    data: { _status: isPublishing ? 'published' : 'draft' },
    depth: 0,
    overrideAccess: as === null,
    user: as,
    ...(isPublishing ? publishing : { unpublishAllLocales: true }),
  } as never);
  return { output: {} };
}

/**
 * Lets our own handler run scheduled publications.
 *
 * @throws Error when Payload names the job otherwise; nobody would notice before a publication is wrong.
 */
export function handlePublications(config: SanitizedConfig): void {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (!task) throw new Error('Payload has no job with which to publish at a time.');
  task.handler = publishScheduled as never;
}
