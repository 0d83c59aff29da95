import type { ItemSample } from '../../../testing/item-sample.ts';
import { paragraph } from '../../../testing/paragraph.ts';
import type { RunningCms } from '../../../testing/start-cms.ts';

/** Creates a topic, or reuses it; returns its id. */
export async function faqTopic(cms: RunningCms, slug = 'topik', title = 'Topik'): Promise<number> {
  const common = { collection: 'faq-topics', overrideAccess: true } as const;
  const { docs } = await cms.payload.find({ ...common, where: { slug: { equals: slug } } });
  if (docs[0]) return docs[0].id;
  const { id } = await cms.payload.create({ ...common, locale: 'id', data: { title, slug, order: 1 } });
  return id;
}

export const faqSample: ItemSample = {
  fields: async (slug, cms) => ({ slug, topic: await faqTopic(cms), order: 1 }),
  text: (title) => ({ title, answer: paragraph(`${title}: answer`) }),
};
