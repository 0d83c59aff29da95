import { z } from 'zod';
import { richText } from '../content-parts.ts';
import { articleSummary, itemDetail } from './item.ts';

export const literacyTopics = ['managing', 'saving', 'borrowing', 'safety'] as const;
export type LiteracyTopic = (typeof literacyTopics)[number];

export const literacySummary = articleSummary.extend({ topic: z.enum(literacyTopics) });
export type LiteracySummary = z.infer<typeof literacySummary>;

export const literacyArticle = literacySummary.extend({ body: richText, ...itemDetail });
