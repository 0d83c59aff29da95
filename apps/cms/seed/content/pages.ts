import { z } from 'zod';
import { nonEmptyText } from '../content-fields.ts';
import { readItems } from '../read-content.ts';
import { blocks } from './blocks.ts';

const shared = {
  type: nonEmptyText,
  layout: z.enum(['default', 'with-sidebar', 'without-sidebar']),
  /** Where those of a type are listed. */
  order: z.int(),
};

/** The pages that editors put together, named by the last part of their addresses. */
export const pages = readItems(
  'pages',
  shared,
  { title: nonEmptyText, summary: nonEmptyText, blocks },
  'blocks',
)
  .map(({ slug, ...page }) => ({ ...page, subType: slug }))
  .sort((one, other) => one.order - other.order);

export type PageSeed = (typeof pages)[number];
