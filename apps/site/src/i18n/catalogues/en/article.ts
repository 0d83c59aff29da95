import type { article as indonesian } from '../id/article.ts';
import type { Translation } from '../translation.ts';

export const article = {
  by: 'By {author}',
  alsoRead: 'Also read',
  readMore: 'Read more',
  readingTime: '{minutes, plural, other {# min read}}',
} satisfies Translation<typeof indonesian>;
