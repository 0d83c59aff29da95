import { z } from 'zod';
import { block } from '../blocks.ts';
import { itemDetail, itemSummary } from './item.ts';

export const pageLayouts = ['default', 'with-sidebar', 'without-sidebar'] as const;

/** List fields of a CMS page. Its slug is `type/subType`. */
export const pageSummary = itemSummary.extend({ summary: z.string() });

export const page = pageSummary.extend({
  layout: z.enum(pageLayouts),
  blocks: z.array(block),
  ...itemDetail,
});
export type Page = z.infer<typeof page>;
