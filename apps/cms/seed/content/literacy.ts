import { literacyTopics } from '@beranda/contract';
import { z } from 'zod';
import { article, newestFirst, picture, timestamp } from '../content-fields.ts';
import { readItems } from '../read-content.ts';

const shared = {
  topic: z.enum(literacyTopics),
  publishedAt: timestamp,
  /** Without one the site draws a poster. */
  picture: picture.nullable().default(null),
};

/** Articles on money, newest first. */
export const literacy = newestFirst(readItems('literacy', shared, article));

export type LiteracySeed = (typeof literacy)[number];
