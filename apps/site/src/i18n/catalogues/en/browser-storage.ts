import type { browserStorage as indonesian } from '../id/browser-storage.ts';
import type { Translation } from '../translation.ts';

/** Texts of the table of what a browser keeps. Read on the server only. */
export const browserStorage = {
  title: 'Cookies and what your browser keeps',
  lead: 'Beyond these, the site keeps nothing in your browser. Only this site reads them, and you can delete them at any time in the settings of your browser.',
  notes: {
    youtube: 'YouTube videos, which set cookies of Google, are loaded only once you play them.',
    recaptcha:
      'Forms are checked by Google reCAPTCHA, which sets cookies of Google. It is loaded only once you begin to fill in a form, or reopen one whose entries are still kept.',
    ownCheck: 'Forms are checked by this site itself, without a service of another company.',
    statistics:
      'Visit statistics are loaded only after you agree to them. You can change your answer at any time under “Privacy choices” at the foot of every page.',
    noStatistics: 'This site uses no service for visit statistics.',
  },
  name: 'Name',
  purpose: 'What for',
  time: 'How long',
  cookie: 'Cookie',
  localStorage: 'Local storage',
  sessionStorage: 'Session storage',
  untilClosed: 'Until you close the browser',
  untilTabClosed: 'Until you close the tab',
  untilCleared: 'Until you delete it',
  days: '{days, plural, one {# day} other {# days}}',
  entries: {
    locale: { purpose: 'Remembers the language that you chose.' },
    csrf: { purpose: 'On pages with a form: makes sure that the form was sent from this page.' },
    ticket: {
      purpose:
        'Shows the ticket number after a form was sent, also if the page is reloaded. The latest ten numbers of each form at most.',
    },
    drafts: {
      purpose:
        'What you typed into a form and have not sent, so that a reload does not lose it. Without identity numbers, account numbers and attachments.',
      time: 'Until it is sent or you close the tab, one day at most',
    },
    reload: { purpose: 'Keeps a page from reloading again and again if its files fail to load.' },
    scroll: { purpose: 'How far you scrolled on the pages that you visited, for the Back button.' },
    searches: {
      purpose: 'Your last eight searches on this site.',
      time: 'Until you clear them on the search page',
    },
    popup: {
      purpose: 'The promotion that you were shown last, so that it does not appear again and again.',
      time: 'Until you delete it or close the tab, depending on the promotion',
    },
    banner: { purpose: 'The announcement that you closed.' },
    consent: {
      purpose: 'Your answer about visit statistics, and when you gave it.',
      time: 'Until you change it under “Privacy choices”',
    },
  },
} satisfies Translation<typeof indonesian>;
