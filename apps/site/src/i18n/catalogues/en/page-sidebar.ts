import type { pageSidebar as indonesian } from '../id/page-sidebar.ts';
import type { Translation } from '../translation.ts';

export const pageSidebar = {
  pageTypes: { layanan: 'Services', informasi: 'Information', 'about-us': 'About us' },
  otherPages: 'Related pages',
  allPages: 'All pages on the sitemap',
} satisfies Translation<typeof indonesian>;
