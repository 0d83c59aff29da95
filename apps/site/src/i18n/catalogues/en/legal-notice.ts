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
  statusEarlier: 'Not in force any more',
  versionLink: 'Version {version}',
  empty: 'There is no notice in force yet',
  emptyText: 'Ask us if you need it now.',
  emptyAction: 'Contact us',
} satisfies Translation<typeof indonesian>;
