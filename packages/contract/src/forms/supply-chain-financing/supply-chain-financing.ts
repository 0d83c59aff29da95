import type { FormDefinition } from '../form-definition.ts';

/** Registration of a company for supply chain financing. */
export const supplyChainFinancingForm = {
  name: 'supply-chain-financing',
  groups: {
    financing: {
      financingType: { type: 'radio', options: ['distributor', 'supplier'] },
      principalName: { type: 'text' },
      desiredLimit: { type: 'money' },
    },
    company: {
      companyName: { type: 'text', autoComplete: 'organization' },
      businessType: {
        type: 'select',
        options: [
          'trade',
          'manufacturing',
          'agriculture',
          'food',
          'construction',
          'transport',
          'energy',
          'health',
          'services',
          'other',
        ],
      },
    },
    contact: {
      contactName: { type: 'text', autoComplete: 'name' },
      contactPhone: { type: 'phone', autoComplete: 'tel' },
      contactEmail: { type: 'email', autoComplete: 'email' },
      privacyConsent: { type: 'consent' },
    },
  },
  sender: { name: 'contactName', email: 'contactEmail', phone: 'contactPhone' },
  hasCheckPage: true,
  minutesToFillIn: 5,
  answerTime: { workingDays: 3, fact: 'supplyChainCallBack' },
  desk: 'business-banking',
  retentionMonths: 24,
} as const satisfies FormDefinition;
