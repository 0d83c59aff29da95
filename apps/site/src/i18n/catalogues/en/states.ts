import type { states as indonesian } from '../id/states.ts';
import type { Translation } from '../translation.ts';

export const states = {
  attention: 'Attention',
  maintenanceText: 'The page you are looking for is under construction',
  maintenanceHint: 'We are working on it. Please come back later.',
  siteMaintenanceTitle: 'This site is under maintenance',
  siteMaintenanceText: 'We are carrying out maintenance and will be back soon. Please try again later.',
  expectedEnd: 'Expected to be done on {date}, {time} Jakarta time',
  comingSoon: 'Coming soon',
  comingSoonTitle: 'This page is not open yet',
  comingSoonText: 'Until then, the news page has the latest from us.',
} satisfies Translation<typeof indonesian>;
