import { businessNews } from './news/business.ts';
import { businessStories } from './news/business-stories.ts';
import { communityNews } from './news/community.ts';
import { companyNews } from './news/company.ts';
import { productNews } from './news/products.ts';
import { reportNews } from './news/reports.ts';
import { serviceNews } from './news/services.ts';
import type { NewsSeed } from './types.ts';

/** The news of the demonstration bank, newest first. */
export const news: NewsSeed[] = [
  ...businessNews,
  ...businessStories,
  ...productNews,
  ...communityNews,
  ...companyNews,
  ...reportNews,
  ...serviceNews,
].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
