import { z } from 'zod';
import { richText } from '../content-parts.ts';
import { articleSummary, itemDetail } from './item.ts';
import { literacyTopics } from './literacy-topics.ts';

export const literacySummary = articleSummary.extend({ topic: z.enum(literacyTopics) });
export type LiteracySummary = z.infer<typeof literacySummary>;

export const literacyArticle = literacySummary.extend({ body: richText, ...itemDetail });
