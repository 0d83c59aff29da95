import type { sitemap as indonesian } from '../id/sitemap.ts';
import type { Translation } from '../translation.ts';

export const sitemap = {
  title: 'Sitemap',
  lead: 'The pages of this site, by group. Looking for something in particular?',
  search: 'Search the site',
  description: 'The pages of {bankName} by group: products, services for business, about us, news and help.',
  sections: {
    products: 'Products and calculators',
    business: 'For business',
    company: 'About us',
    news: 'News and blog',
    learning: 'Financial literacy',
    help: 'Help',
    pages: 'More information',
    other: 'This site',
  },
  others: 'Show {count} more',
  all: 'All {count}',
  allOf: '{name}: all {count}',
} satisfies Translation<typeof indonesian>;
