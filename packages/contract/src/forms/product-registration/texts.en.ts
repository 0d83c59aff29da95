import type { FormTexts } from '../form-texts.ts';
import type { productRegistrationForm } from './product-registration.ts';

export const texts: FormTexts<typeof productRegistrationForm> = {
  title: 'Product registration form',
  groups: { product: 'Product', aboutYou: 'About you' },
  fields: {
    product: { label: 'Product of your choice' },
    fullName: { label: 'Full name', help: 'As on your identity card.' },
    companyName: { label: 'Company name', help: 'If the account or loan is for a company.' },
    phone: {
      label: 'Phone',
      help: 'Our staff call this number. For example 0812 3456 7890. A foreign number with its country code, such as +852 for Hong Kong.',
    },
    email: { label: 'Email', help: 'For the receipt. No email? Leave it empty, and we call you.' },
    address: {
      label: 'Address',
      help: 'Your home address, or that of the company: street, number, RT and RW.',
    },
    city: { label: 'City or regency', help: 'Type a part of its name and choose from the list.' },
    postalCode: { label: 'Postal code', help: 'Five digits.' },
    privacyConsent: {
      label:
        'I have read the privacy notice and agree that my data are processed for this product registration.',
    },
  },
  nextSteps:
    'Please keep this number. Our staff call you within {answerTime} to go on with your registration. They give you this ticket number. If the caller does not, or asks for a PIN, a password or a one-time code, hang up and call us on the number on our website.',
  another: 'Register for another product',
  privacy:
    'We use what you write only to contact you about the product of your choice, and only authorised staff and our auditors read it.',
};
