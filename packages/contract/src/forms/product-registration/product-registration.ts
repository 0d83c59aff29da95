import type { FormDefinition } from '../form-definition.ts';

/** Registration for a product of the bank. */
export const productRegistrationForm = {
  name: 'product-registration',
  groups: {
    product: {
      product: { type: 'choice', source: 'products' },
    },
    aboutYou: {
      fullName: { type: 'text', autoComplete: 'name' },
      companyName: { type: 'text', isOptional: true, autoComplete: 'organization' },
      phone: { type: 'phone', autoComplete: 'tel' },
      email: { type: 'email', isOptional: true, autoComplete: 'email' },
      address: { type: 'text', autoComplete: 'address-line1' },
      city: { type: 'choice', source: 'cities' },
      postalCode: { type: 'postalCode', autoComplete: 'postal-code' },
      privacyConsent: { type: 'consent' },
    },
  },
  sender: { name: 'fullName', email: 'email', phone: 'phone' },
  minutesToFillIn: 3,
  answerTime: { workingDays: 2, fact: 'callBack' },
  desk: 'sales',
  retentionMonths: 12,
  statistics: { product: 'product' },
} as const satisfies FormDefinition;
