import type { FormSample } from '../form-sample.ts';

export const sample: FormSample = {
  fullName: 'Ratna Wulandari',
  email: 'ratna@contoh.example',
  phone: '+62 812-3765-4028',
  customerType: 'corporate',
  identityNumber: '3171 2345 0789 0001',
  companySize: 'msme',
  msmeSize: 'small',
  industryType: 'trade',
  topicType: 'question',
  issue: 'atm',
  issueDetail: 'other',
  notes: 'Bagaimana cara membuka deposito?',
  sendCopy: 'on',
};
