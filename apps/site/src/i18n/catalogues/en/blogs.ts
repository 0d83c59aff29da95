import type { blogs as indonesian } from '../id/blogs.ts';
import type { Translation } from '../translation.ts';

export const blogs = {
  title: 'Blog',
  lead: 'Reading on money, business, homes and digital safety. Practical, with no sales talk.',
  description:
    'The {bankName} blog: guides to household money, small business, homes, investing and digital safety.',
  featured: 'Featured',
  latest: 'Latest',
  readAll: 'See all articles',
  byTag: 'Explore by topic',
  articles: '{count, plural, one {# article} other {# articles}}',
  all: 'All articles',
  allDescription:
    'Every article of the {bankName} blog, newest first: household money, small business, homes, investing and digital safety.',
  allTags: 'All',
  filter: 'Filter by tag',
  tags: 'Tags',
  tagTitle: 'Articles on {tag}',
  empty: 'No articles yet',
  emptyText: 'The first article will appear here as soon as it is published.',
  back: 'Back to all articles',
} satisfies Translation<typeof indonesian>;
