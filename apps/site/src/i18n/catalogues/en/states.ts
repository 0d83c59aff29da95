import type { states as indonesian } from '../id/states.ts';
import type { Translation } from '../translation.ts';

export const states = {
  attention: 'Attention',
  maintenanceText: 'The page you are looking for is under construction',
  maintenanceHint: 'We are putting it in order. Please come back in a while.',
  siteMaintenanceTitle: 'This site is being maintained',
  siteMaintenanceText: 'We are putting it in order and will be back soon. Please look in again in a while.',
  expectedEnd: 'Expected to be done on {date}, {time} Jakarta time',
  comingSoon: 'Coming soon',
  comingSoonTitle: 'Something new is on its way',
  comingSoonText: 'This page is not open yet. Until then, the news page has the latest from us.',
} satisfies Translation<typeof indonesian>;
