import type { RunningCms } from '../../../testing/start-cms.ts';

/** Creates a tag named like its slug in both languages; returns its id. */
export async function createTag(cms: RunningCms, slug: string): Promise<number> {
  const { docs } = await cms.payload.find({ collection: 'tags', where: { slug: { equals: slug } } });
  if (docs[0]) return docs[0].id;
  const { id } = await cms.payload.create({
    collection: 'tags',
    locale: 'id',
    data: { slug, title: `${slug} id`, order: 10 },
  });
  await cms.payload.update({ collection: 'tags', id, locale: 'en', data: { title: `${slug} en` } });
  return id;
}
