import type { news as indonesian } from '../id/news.ts';
import type { Translation } from '../translation.ts';

export const news = {
  title: 'News',
  lead: 'The latest on our services, the businesses we finance and the communities around us.',
  description: 'News and press releases from {bankName}: new services, reports and work in the community.',
  topicTitle: 'News: {topic}',
  byTopic: 'Filter by topic',
  featured: 'Featured',
  all: 'All news',
  empty: 'No news yet',
  others: 'More news',
  emptyTopic: 'There is no news on this topic yet. See the other news.',
  emptyText: 'The first news item will appear here as soon as it is published.',
  back: 'Return to news page',
  topic: {
    company: 'Company',
    products: 'Products',
    business: 'Business',
    community: 'Community',
    reports: 'Reports',
  },
} satisfies Translation<typeof indonesian>;
