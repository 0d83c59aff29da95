import { z } from 'zod';
import { richText } from '../content-parts.ts';
import { articleSummary, itemDetail } from './item.ts';
import { newsTopics } from './news-topics.ts';

export const newsSummary = articleSummary.extend({ topic: z.enum(newsTopics) });
export type NewsSummary = z.infer<typeof newsSummary>;

export const newsArticle = newsSummary.extend({ body: richText, ...itemDetail });
export type NewsArticle = z.infer<typeof newsArticle>;
