import { DEFAULT_LOCALE, ITEM_COLLECTIONS, LOCALES } from '@beranda/contract';
import type { PayloadRequest, SanitizedConfig, TypedUser } from 'payload';
import * as z from 'zod';

const idSchema = z.coerce.number().int().positive();

const inputSchema = z.object({
  type: z.enum(['publish', 'unpublish']).nullish(),
  /** The language to publish; all complete ones if absent. */
  locale: z.enum(LOCALES).nullish().catch(null),
  /** Empty in the job that Payload's cancel button adds. */
  doc: z.object({ relationTo: z.enum(ITEM_COLLECTIONS), value: idSchema }).optional(),
  /** The user who scheduled it; their permission is checked again at run time. */
  user: z.object({ relationTo: z.literal('users'), value: idSchema }).nullish(),
});

/**
 * Publishes or withdraws an item on schedule. Replaces Payload's handler, which updates only the default
 * language and cannot be distinguished from a form's save.
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
    locale: locale ?? DEFAULT_LOCALE,
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
 * Registers the handler for scheduled publications.
 *
 * @throws Error if Payload renames the job: publications would otherwise run with the wrong handler.
 */
export function handlePublications(config: SanitizedConfig): void {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (!task) throw new Error('Payload has no job with which to publish at a time.');
  task.handler = publishScheduled as never;
}
