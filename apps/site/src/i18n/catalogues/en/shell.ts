import type { shell as indonesian } from '../id/shell.ts';
import type { Translation } from '../translation.ts';

export const shell = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main navigation',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  homeLink: ', to the home page',
  search: 'Search',
  chooseLanguage: 'Choose language',
  login: 'Login',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  headOffice: 'Head office',
  demonstration: 'Demonstration site: the bank, its figures and its news are invented.',
  otherLanguageOnly: 'This page is not available in English yet, so you are reading it in Indonesian.',
  previewNotice: 'Preview of a draft. Visitors do not see this page.',
  loading: 'Loading the page',
} satisfies Translation<typeof indonesian>;
