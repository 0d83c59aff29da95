import type { FormDefinition } from '../form-definition.ts';

const CUSTOMERS = { customerType: ['individual', 'corporate'] } as const;
const COMPANIES = { customerType: ['corporate'] } as const;
const MSMES = { ...COMPANIES, companySize: ['msme'] } as const;

/** Contact form: a question or a request for information. */
export const contactForm = {
  name: 'contact',
  groups: {
    aboutYou: {
      fullName: { type: 'text', autoComplete: 'name' },
      email: { type: 'email', autoComplete: 'email' },
      phone: { type: 'phone', autoComplete: 'tel' },
      customerType: { type: 'radio', options: ['individual', 'corporate', 'general'] },
      identityNumber: { type: 'identityNumber', when: CUSTOMERS, isSensitive: true },
      companySize: { type: 'radio', when: COMPANIES, options: ['msme', 'large'] },
      msmeSize: { type: 'select', when: MSMES, options: ['micro', 'small', 'medium'] },
      industryType: {
        type: 'select',
        when: COMPANIES,
        options: [
          'trade',
          'manufacturing',
          'agriculture',
          'fisheries',
          'services',
          'construction',
          'transport',
          'other',
        ],
      },
    },
    yourMessage: {
      topicType: { type: 'radio', options: ['information', 'question'] },
      issue: { type: 'radio', options: ['atm', 'other'] },
      issueDetail: { type: 'radio', when: { issue: ['atm'] }, options: ['debited-atm', 'other'] },
      notes: { type: 'longText' },
      sendCopy: { type: 'checkbox', isOptional: true },
    },
  },
  sender: { name: 'fullName', email: 'email', phone: 'phone' },
  receiptCheckbox: 'sendCopy',
  hasAttachments: true,
  hasCheckPage: true,
  minutesToFillIn: 5,
  answerTime: { workingDays: 2, fact: 'callBack' },
  // Perhaps a card that the ATM has kept.
  urgentWhen: { issue: ['atm'], issueDetail: ['other'] },
  desk: 'customer-care',
  retentionMonths: 24,
  statistics: { kind: 'topicType' },
} as const satisfies FormDefinition;
