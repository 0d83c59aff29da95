import type { legalNotice as indonesian } from '../id/legal-notice.ts';
import type { Translation } from '../translation.ts';

export const legalNotice = {
  privacy: 'Privacy notice',
  accessibility: 'Accessibility statement',
  contents: 'On this page',
  inForce: 'Version {version}, in force since {date}',
  notInForce: 'This version is not in force any more',
  notInForceText: 'You are reading version {version}. Version {current} has been in force since {date}.',
  readCurrent: 'Read the version in force',
  versions: 'Version history',
  version: 'Version',
  from: 'In force from',
  status: 'Status',
  statusCurrent: 'In force',
  statusEarlier: 'No longer in force',
  versionLink: 'Version {version}',
  empty: 'There is no notice in force yet',
  emptyText: 'Ask us if you need it now.',
  emptyAction: 'Contact us',
  retention: {
    title: 'How long we keep what you send by forms',
    lead: 'From the day on which we have finished dealing with it. Then we erase it with its attachments; only numbers for statistics remain.',
    form: 'Form',
    time: 'Kept for',
    years: '{count, plural, one {# year} other {# years}}',
    months: '{count, plural, one {# month} other {# months}}',
    request: 'Ask for a copy, correction or erasure of your data',
  },
} satisfies Translation<typeof indonesian>;
