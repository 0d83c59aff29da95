import type { Locale } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import type { AllGuides } from './guide-groups.ts';

/** All guides and groups: one cached response serves all guide pages. */
export async function loadAllGuides(content: Content, locale: Locale): Promise<AllGuides> {
  const [groups, guides] = await Promise.all([
    content.allItems('guide-groups', locale),
    content.allItems('guides', locale),
  ]);
  return { groups, guides };
}
