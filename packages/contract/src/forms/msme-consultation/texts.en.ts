import type { FormTexts } from '../form-texts.ts';
import type { msmeConsultationForm } from './msme-consultation.ts';

export const texts: FormTexts<typeof msmeConsultationForm> = {
  title: 'MSME consultation form',
  groups: { business: 'Your business', consultation: 'Consultation', contact: 'About you' },
  fields: {
    businessName: { label: 'Name of the business' },
    msmeSize: {
      label: 'Size of the business',
      help: 'By yearly sales: micro up to IDR 2 billion, small up to IDR 15 billion, medium up to IDR 50 billion.',
      options: { micro: 'Micro', small: 'Small', medium: 'Medium' },
    },
    sector: {
      label: 'Sector',
      options: {
        trade: 'Trade',
        food: 'Food and beverages',
        manufacturing: 'Manufacturing',
        agriculture: 'Agriculture and plantations',
        fisheries: 'Fisheries',
        creative: 'Creative industries',
        construction: 'Construction',
        transport: 'Transport and warehousing',
        services: 'Services',
        other: 'Other',
      },
    },
    need: {
      label: 'What you need',
      options: {
        'working-capital': 'Working capital',
        investment: 'Investment: machines, vehicles, premises',
        'digital-payment': 'Digital payments and QRIS',
        bookkeeping: 'Bookkeeping',
        export: 'Export and import',
        other: 'Other',
      },
    },
    question: {
      label: 'Your question',
      help: 'Never write a PIN, a password or a one-time code. We do not ask for them.',
    },
    meeting: {
      label: 'Place of the consultation',
      options: { online: 'Online (video)', branch: 'At a branch', business: 'At my business' },
    },
    city: { label: 'City or regency', help: 'Type a part of its name and choose from the list.' },
    preferredTime: {
      label: 'Preferred time (working days)',
      options: {
        morning: 'Morning, 09:00–11:00',
        midday: 'Midday, 11:00–14:00',
        afternoon: 'Afternoon, 14:00–16:00',
      },
    },
    fullName: { label: 'Full name' },
    phone: {
      label: 'Phone',
      help: 'Our staff call this number. For example 0812 3456 7890. A foreign number with its country code, such as +852 for Hong Kong.',
    },
    email: { label: 'Email', help: 'For the receipt. No email? Leave it empty, and we call you.' },
    privacyConsent: {
      label: 'I have read the privacy notice and agree that my data are processed for this consultation.',
    },
  },
  nextSteps:
    'Please keep this number. Our staff call you within {answerTime} to agree on a time. They give you this ticket number. If the caller does not, or asks for a PIN, a password or a one-time code, hang up and call us on the number on our website. The consultation is free of charge.',
  another: 'Send another request',
  privacy:
    'We use what you write only to prepare this consultation, and only authorised staff and our auditors read it.',
};
