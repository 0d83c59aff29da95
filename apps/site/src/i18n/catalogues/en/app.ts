import type { app as indonesian } from '../id/app.ts';
import type { Translation } from '../translation.ts';

export const app = {
  unknownValues:
    'The address of this page asks for {values}, which this page does not have. It is shown without that choice.',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main navigation',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  back: 'Back',
  overview: '{section} overview',
  homeLink: ', to the home page',
  search: 'Search',
  lostCard: 'Lost your card? Call us',
  chooseLanguage: 'Choose Language',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  aboutUs: 'About us',
  headOffice: 'Head office',
  getItOn: 'Get it on',
  copyright: '© {year} {name}',
  demonstration: 'Demonstration site: the bank, its figures and its news are invented.',
  otherLanguageOnly: 'This page is not available in English yet, so you are reading it in Indonesian.',
  previewNotice: 'Preview of a draft. Visitors do not see this page.',
  loading: 'Loading the page',
} satisfies Translation<typeof indonesian>;
