import { z } from 'zod';
import { richText } from '../content-parts.ts';
import { documentFile } from '../documents.ts';
import { governanceCategories } from './governance-categories.ts';
import { itemDetail, itemSummary } from './item.ts';

export const governanceSummary = itemSummary.extend({
  summary: z.string(),
  category: z.enum(governanceCategories),
});

export const governancePage = governanceSummary.extend({
  body: richText,
  attachments: z.array(documentFile),
  ...itemDetail,
});
