import type { PayloadRequest } from 'payload';
import { articleText } from './article-text.ts';
import type { GuideGroupSeed, GuideSeed } from './content/guides.ts';
import { getSeededId } from './get-seeded-id.ts';
import { seedItem } from './seed-item.ts';

/** Seeds groups and their guides. */
export async function seedGuides(
  req: PayloadRequest,
  groups: readonly GuideGroupSeed[],
  guides: readonly GuideSeed[],
): Promise<void> {
  const groupIds = new Map<string, number>();
  for (const { slug, icon, order, id, en } of groups)
    groupIds.set(slug, await seedItem(req, 'guide-groups', { fields: { slug, icon, order }, id, en }));
  for (const { slug, group, order, writtenOn, id, en } of guides) {
    await seedItem(req, 'guides', {
      fields: { slug, order, group: getSeededId(groupIds, group) },
      id: articleText(id),
      en: en && articleText(en),
      writtenOn,
    });
  }
}
