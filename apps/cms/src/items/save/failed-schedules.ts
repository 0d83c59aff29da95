import type { Locale } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { deleteAll } from '#cms/saves/delete-all.ts';
import { findStored } from '../find-stored.ts';
import { type Item, publicLanguages } from './save-action.ts';
import {
  findDraft,
  listIncludedLanguages,
  type ScheduledPublication,
  scheduledPublicationSchema,
} from './scheduled-content.ts';

const inputSchema = scheduledPublicationSchema.extend({
  type: z.enum(['publish', 'unpublish']).nullish().catch(null),
});

/** Work of a failed schedule that has been done since, or scheduled again. */
type Done = { type: 'publish' | 'unpublish'; locales: readonly Locale[] };

/** The languages in which the work of a failed schedule is still to be done. */
async function openLanguages(
  req: PayloadRequest,
  publication: ScheduledPublication,
  type: Done['type'],
): Promise<Locale[]> {
  const { doc, locale } = publication;
  if (type === 'unpublish') {
    const publicState = await findStored<Item>(req, doc.relationTo, doc.value);
    return publicState
      ? publicLanguages(publicState).filter((language) => !locale || language === locale)
      : [];
  }
  const draft = await findDraft(req, publication);
  if (!draft) return [];
  const languages = await listIncludedLanguages(req, publication, draft);
  return languages.filter((language) => draft._status?.[language] !== 'published');
}

/**
 * Removes the failed schedules of an item whose work is done by hand or scheduled again, in all languages that they would
 * include: the dashboard would name them for a week as if nobody had looked.
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
  const obsolete: (number | string)[] = [];
  for (const { id: job, input } of docs) {
    const { data } = inputSchema.safeParse(input);
    if (!data || (data.type ?? 'publish') !== done.type) continue;
    const open = await openLanguages(req, data, done.type);
    if (open.every((language) => done.locales.includes(language))) obsolete.push(job);
  }
  if (obsolete.length > 0) await deleteAll(req, 'payload-jobs', { id: { in: obsolete } });
}
