import type { FormTexts } from '../form-texts.ts';
import type { supplyChainFinancingForm } from './supply-chain-financing.ts';

export const texts: FormTexts<typeof supplyChainFinancingForm> = {
  title: 'Supply chain financing form',
  groups: { financing: 'Financing', company: 'Your company', contact: 'Contact person' },
  fields: {
    financingType: {
      label: 'Financing type',
      options: { distributor: 'Distributor financing', supplier: 'Supplier financing' },
    },
    principalName: {
      label: 'Name of the principal',
      help: 'The company whose goods you buy, or which you supply.',
    },
    desiredLimit: { label: 'Desired loan limit', help: 'For example 2,500,000,000.' },
    companyName: {
      label: 'Company name',
      help: 'As in the deed of establishment or, for sole traders, the NIB.',
    },
    businessType: {
      label: 'Type of business',
      options: {
        trade: 'Wholesale and retail trade',
        manufacturing: 'Manufacturing',
        agriculture: 'Agriculture and plantations',
        food: 'Food and beverages',
        construction: 'Construction and building materials',
        transport: 'Transport and warehousing',
        energy: 'Energy and mining',
        health: 'Health and pharmaceuticals',
        services: 'Services',
        other: 'Other',
      },
    },
    contactName: { label: 'Name of the contact person' },
    contactPhone: {
      label: 'Phone of the contact person',
      help: 'For example 0812 3456 7890 or +62 21 555 0101.',
    },
    contactEmail: { label: 'Email of the contact person' },
    privacyConsent: {
      label:
        'I have read the privacy notice and agree that these data are processed for this financing request, which includes asking the principal whom I name.',
    },
  },
  nextSteps:
    'Please keep this number. Our staff call your contact person within {answerTime} to discuss your needs and the documents. They give this ticket number. If the caller does not, or asks for a PIN, a password or a one-time code, hang up and call us on the number on our website.',
  another: 'Send another request',
  privacy:
    'We use what you write only to assess this request and to contact you. We ask the principal whom you name about your cooperation and your business with each other. Apart from that, only authorised staff and our auditors read it.',
};
