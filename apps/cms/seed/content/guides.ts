import { guideIcons } from '@beranda/contract';
import { z } from 'zod';
import { article, day, nonEmptyText } from '../content-fields.ts';
import { readItems, readYaml } from '../read-content.ts';

const { body: _, ...groupText } = article;

/** Groups of guides, in their order. */
export const guideGroups = readYaml(
  'guide-groups.yaml',
  z.array(
    z.strictObject({
      slug: nonEmptyText,
      icon: z.enum(guideIcons),
      id: z.strictObject(groupText),
      en: z.strictObject(groupText),
    }),
  ),
).map((group, index) => ({ ...group, order: index + 1 }));

const orderOf = (slug: string) => guideGroups.find((group) => group.slug === slug)?.order ?? 0;

/** How to use the bank's services, in the order of their groups. */
export const guides = readItems(
  'guides',
  { group: nonEmptyText, order: z.int(), writtenOn: day },
  article,
).sort((one, other) => orderOf(one.group) - orderOf(other.group) || one.order - other.order);

export type GuideGroupSeed = (typeof guideGroups)[number];
export type GuideSeed = (typeof guides)[number];
