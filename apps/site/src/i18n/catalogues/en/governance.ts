import type { governance as indonesian } from '../id/governance.ts';
import type { Translation } from '../translation.ts';

export const governance = {
  title: 'Governance',
  lead: 'Who decides, who watches over them, and the rules that we keep.',
  description:
    'Governance at {bankName}: its bodies, code of conduct, risk management, audit and sustainable finance.',
  category: {
    bodies: 'Bodies of the company',
    conduct: 'Conduct and integrity',
    control: 'Control and sustainability',
  },
  attachments: 'Attachments',
  empty: 'No governance pages yet',
  emptyText: 'The first page will appear here as soon as it is published.',
  reportsTitle: 'The reports that go with it',
  reportsText: 'Annual reports, financial statements and risk exposure are on one page.',
  reportsAction: 'See financial statements',
} satisfies Translation<typeof indonesian>;
