import { randomBytes } from 'node:crypto';
import { DEFAULT_LOCALE } from '@beranda/contract';
import {
  APIError,
  createLocalReq,
  type Payload,
  type PayloadRequest,
  type SanitizedConfig,
  type TypedUser,
} from 'payload';
import * as z from 'zod';
import { inTransaction } from '#cms/database/sql.ts';
import { lockDocument } from '#cms/saves/lock-document.ts';
import {
  CHANGED_SINCE_SCHEDULED,
  isChangedSinceScheduled,
  scheduledPublicationSchema,
} from './scheduled-content.ts';

const CONFLICT = 409;
const NOT_FOUND = 404;

const idSchema = z.coerce.number().int().positive();

const inputSchema = scheduledPublicationSchema.extend({
  type: z.enum(['publish', 'unpublish']).nullish(),
  /** Empty in the jobs that Payload's own handler adds when it cancels a schedule; ours adds none. */
  doc: scheduledPublicationSchema.shape.doc.optional(),
  /** The user who scheduled it; their permission is checked again at run time. */
  user: z.object({ relationTo: z.literal('users'), value: idSchema }).nullish(),
});

type ScheduledJob = { input: unknown; job: { id: number | string }; req: Pick<PayloadRequest, 'payload'> };

/**
 * Publishes or withdraws an item on schedule. Replaces Payload's handler, which updates only the default
 * language and cannot be distinguished from a form's save. The job is marked as done in the same transaction: Payload
 * marks it later, and a process that crashes in between would publish twice, the second time with what editors have
 * changed since.
 *
 * @throws {APIError} if the item was changed after its publication had been scheduled: nobody has approved that text.
 */
export async function publishScheduled({ input, job, req: { payload } }: ScheduledJob) {
  const executedAt = new Date().toISOString();
  const { doc, type, user: by, ...publication } = inputSchema.parse(input);
  if (!doc) return { output: {} };
  const { locale, scheduledAt, scheduledFor } = publication;
  const user = by ? await findScheduler(payload, by.value, scheduledAt) : null;
  const as: TypedUser | null = user && { ...user, collection: 'users' };
  const isPublishing = type !== 'unpublish';
  const publishing = locale ? { publishSpecificLocale: locale } : { publishAllLocales: true };
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    await lockDocument(req, { slug: doc.relationTo, id: doc.value });
    if (isPublishing && (await isChangedSinceScheduled(req, { ...publication, doc })))
      throw new APIError(CHANGED_SINCE_SCHEDULED, CONFLICT);
    await payload.update({
      collection: doc.relationTo,
      id: doc.value,
      locale: locale ?? DEFAULT_LOCALE,
      context: { isScheduled: true, ...(scheduledFor && { scheduledFor }) },
      data: { _status: isPublishing ? 'published' : 'draft' },
      depth: 0,
      overrideAccess: as === null,
      req,
      user: as,
      ...(isPublishing ? publishing : { unpublishAllLocales: true }),
    } as never);
    await payload.db.updateJobs({
      id: job.id,
      data: { log: { $push: doneEntry(executedAt) }, updatedAt: null },
      req,
      returning: false,
    });
  });
  return { output: {} };
}

/**
 * The user who scheduled a publication.
 *
 * @throws {APIError} without that account. SQLite may have given its number to a newer one.
 */
async function findScheduler(payload: Payload, id: number, scheduledAt: string | null | undefined) {
  const user = await payload.findByID({ collection: 'users', id, depth: 0 });
  if (scheduledAt && Date.parse(user.createdAt) > Date.parse(scheduledAt))
    throw new APIError('The account that scheduled it does not exist any more.', NOT_FOUND);
  return user;
}

/** The entry in a job's log by which Payload recognises that its only task is done. */
const doneEntry = (executedAt: string) => ({
  id: randomBytes(12).toString('hex'),
  completedAt: new Date().toISOString(),
  executedAt,
  output: {},
  state: 'succeeded',
  taskID: '1',
  taskSlug: 'schedulePublish',
});

/**
 * Registers the handler for scheduled publications.
 *
 * @throws Error if Payload renames the job: publications would otherwise run with the wrong handler.
 */
export function handlePublications(config: SanitizedConfig): void {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (!task) throw new Error('Payload does not register the job schedulePublish any more.');
  task.handler = publishScheduled as never;
}
