import { newsTopics } from '@beranda/contract';
import { z } from 'zod';
import { article, newestFirst, picture, timestamp } from '../content-fields.ts';
import { readItems } from '../read-content.ts';

/** The news of the demonstration bank, newest first. */
export const news = newestFirst(
  readItems('news', { topic: z.enum(newsTopics), publishedAt: timestamp, picture }, article),
);

export type NewsSeed = (typeof news)[number];
