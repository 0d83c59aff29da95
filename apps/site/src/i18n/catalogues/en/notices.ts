import type { notices as indonesian } from '../id/notices.ts';
import type { Translation } from '../translation.ts';

export const notices = {
  banner: 'Announcement',
  closeBanner: 'Close the announcement',
  popup: 'Offer',
  closePopup: 'Close the offer',
  consentTitle: 'May we count your visit?',
  consentText:
    'We would like to know which pages are useful. Without your consent nothing is counted, and the site works all the same.',
  privacyNotice: 'Privacy notice',
  decline: 'No',
  accept: 'Yes, you may',
  privacyChoices: 'Privacy choices',
} satisfies Translation<typeof indonesian>;
