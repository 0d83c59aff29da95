import type { FormTexts } from '../form-texts.ts';
import type { contactForm } from './contact.ts';

export const texts: FormTexts<typeof contactForm> = {
  title: 'Contact form',
  groups: { aboutYou: 'About you', yourMessage: 'Your message' },
  fields: {
    fullName: { label: 'Full name' },
    email: { label: 'Email', help: 'We answer to this address, or call you.' },
    phone: {
      label: 'Phone',
      help: 'For example 0812 3456 7890. A foreign number with its country code, such as +852 for Hong Kong.',
    },
    customerType: {
      label: 'Are you a customer?',
      options: {
        individual: 'Individual customer',
        corporate: 'Corporate customer',
        general: 'General, not a customer',
      },
    },
    identityNumber: {
      label: 'Identity number',
      help: 'National ID or driving licence, or a passport if you are a foreign national. Customers only. We store it encrypted.',
    },
    companySize: {
      label: 'Is your company an MSME?',
      options: { msme: 'Yes, a micro, small or medium enterprise', large: 'No, a large company' },
    },
    msmeSize: { label: 'MSME size', options: { micro: 'Micro', small: 'Small', medium: 'Medium' } },
    industryType: {
      label: 'Industry type',
      options: {
        trade: 'Trade',
        manufacturing: 'Manufacturing',
        agriculture: 'Agriculture and plantations',
        fisheries: 'Fisheries',
        services: 'Services',
        construction: 'Construction',
        transport: 'Transport and warehousing',
        other: 'Other',
      },
    },
    topicType: { label: 'Topic type', options: { information: 'Information', question: 'Question' } },
    issue: {
      label: 'Issue',
      help: 'Not about an ATM? Choose Other.',
      options: { atm: 'ATM', other: 'Other' },
    },
    issueDetail: {
      label: 'Issue detail',
      help: 'Has the money not come back after one working day? Use the complaint form: regulation sets a deadline for it.',
      options: { 'debited-atm': 'Debited ATM', other: 'Other' },
    },
    notes: {
      label: 'Notes',
      help: 'Never write a PIN, a password or a one-time code. We do not ask for them.',
    },
    sendCopy: { label: 'Send a copy to your email (ticket number and the options you chose)' },
  },
  nextSteps:
    'Please keep this number. We reply by email or phone within {answerTime}. Whoever calls gives you this ticket number. If the caller does not, or asks for a PIN, a password or a one-time code, hang up and call us on the number on our website.',
  another: 'Send another message',
  privacy:
    'We use what you write only to deal with this message, and only authorised staff and our auditors read it.',
};
