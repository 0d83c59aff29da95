import type { Locale } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import type { AllGuides } from './shelves.ts';

const MOST_GROUPS = 50;
const MOST_GUIDES = 200;

/** All guides and their groups: one answer for all pages of guides, which are few and short. */
export async function loadAllGuides(content: Content, locale: Locale): Promise<AllGuides> {
  const [groups, guides] = await Promise.all([
    content.items('guide-groups', locale, { itemsPerPage: MOST_GROUPS }),
    content.items('guides', locale, { itemsPerPage: MOST_GUIDES }),
  ]);
  return { groups: groups.items, guides: guides.items };
}
