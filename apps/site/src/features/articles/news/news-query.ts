import { newsTopics } from '@beranda/contract';
import { choice, pageNumber, pageQuery } from '#src/content/page-query.ts';

/** Query of the list of news, also inside the bank's app. */
export const newsQuery = pageQuery('/news', { topic: choice(newsTopics), page: pageNumber });
