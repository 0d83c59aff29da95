import type { ItemSample } from '../../../testing/item-sample.ts';
import type { RunningCms } from '../../../testing/start-cms.ts';
import { newsText } from '../news/sample.ts';

const groupText = (title: string) => ({ title, summary: `${title}: summary` });

export const guideGroupSample: ItemSample = {
  fields: (slug) => ({ slug, icon: 'phone', order: 1 }),
  text: groupText,
};

/** The published group of sample guides, created on the first call; returns its id. */
async function sampleGuideGroup(cms: RunningCms): Promise<number> {
  const { docs } = await cms.payload.find({
    collection: 'guide-groups',
    where: { slug: { equals: 'of-samples' } },
    overrideAccess: true,
  });
  if (docs[0]) return docs[0].id;
  const common = { collection: 'guide-groups', overrideAccess: true } as const;
  const { id } = await cms.payload.create({
    ...common,
    locale: 'id',
    data: {
      slug: 'of-samples',
      icon: 'phone',
      order: 1,
      ...groupText('of-samples id'),
      _status: 'published',
    },
  });
  await cms.payload.update({
    ...common,
    id,
    locale: 'en',
    publishSpecificLocale: 'en',
    data: { ...groupText('of-samples en'), _status: 'published' },
  });
  return id;
}

export const guideSample: ItemSample = {
  fields: async (slug, cms) => ({ slug, order: 1, group: await sampleGuideGroup(cms) }),
  text: newsText,
};
