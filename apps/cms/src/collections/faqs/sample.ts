import type { RunningCms } from '../../../testing/start-cms.ts';

/** A topic for questions, made when the first one asks for it; answers its id. */
export async function faqTopic(cms: RunningCms, slug = 'topik', title = 'Topik'): Promise<number> {
  const common = { collection: 'faq-topics', overrideAccess: true } as const;
  const { docs } = await cms.payload.find({ ...common, where: { slug: { equals: slug } } });
  if (docs[0]) return docs[0].id;
  const { id } = await cms.payload.create({ ...common, locale: 'id', data: { title, slug, order: 1 } });
  return id;
}
