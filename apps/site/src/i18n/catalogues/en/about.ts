import type { about as indonesian } from '../id/about.ts';
import type { Translation } from '../translation.ts';

export const about = {
  title: 'About us',
  description:
    '{bankName}: vision and mission, history since 1991, organisation, Board of Directors and Board of Commissioners, reports, and the group.',
  onThisPage: 'On this page',
  company: 'The company',
  visionAndMission: 'Vision and mission',
  vision: 'Vision',
  mission: 'Mission',
  history: 'Our history',
  structure: 'Organisation structure',
  structurePicture: 'Chart of the organisation, which can be moved and enlarged',
  structureText: 'Read the structure as a list',
  management: 'Management',
  directors: 'Board of Directors',
  commissioners: 'Board of Commissioners',
  boards: 'How the two boards work',
  biographyOf: 'Biography of {name}',
  biography: 'Biography',
  news: 'Company news',
  allNews: 'All news',
  reports: 'Company reports',
  allReports: 'All reports',
  group: 'Our group',
  visit: 'Visit the website<hidden> of {name}</hidden>',
  governance: 'Corporate governance',
  toGovernance: 'See governance',
  governanceText: 'Our policies, the bodies of the company and the governance reports.',
} satisfies Translation<typeof indonesian>;
