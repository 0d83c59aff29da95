import type { FormDefinition } from '../form-definition.ts';

/** Request of a micro, small or medium enterprise for a consultation. */
export const msmeConsultationForm = {
  name: 'msme-consultation',
  groups: {
    business: {
      businessName: { type: 'text', autoComplete: 'organization' },
      msmeSize: { type: 'radio', options: ['micro', 'small', 'medium'] },
      sector: {
        type: 'select',
        options: [
          'trade',
          'food',
          'manufacturing',
          'agriculture',
          'fisheries',
          'creative',
          'construction',
          'transport',
          'services',
          'other',
        ],
      },
    },
    consultation: {
      need: {
        type: 'select',
        options: ['working-capital', 'investment', 'digital-payment', 'bookkeeping', 'export', 'other'],
      },
      question: { type: 'longText' },
      meeting: { type: 'radio', options: ['online', 'branch', 'business'] },
      city: { type: 'choice', source: 'cities', when: { meeting: ['branch', 'business'] } },
      preferredTime: { type: 'radio', options: ['morning', 'midday', 'afternoon'] },
    },
    contact: {
      fullName: { type: 'text', autoComplete: 'name' },
      phone: { type: 'phone', autoComplete: 'tel' },
      email: { type: 'email', isOptional: true, autoComplete: 'email' },
      privacyConsent: { type: 'consent' },
    },
  },
  sender: { name: 'fullName', email: 'email', phone: 'phone' },
  hasCheckPage: true,
  minutesToFillIn: 5,
  answerTime: { workingDays: 2, fact: 'callBack' },
  desk: 'business-banking',
  retentionMonths: 12,
} as const satisfies FormDefinition;
