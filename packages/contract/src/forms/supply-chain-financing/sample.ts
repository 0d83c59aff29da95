import type { FormSample } from '../form-sample.ts';

export const sample: FormSample = {
  financingType: 'distributor',
  principalName: 'PT Contoh Pangan Nusantara',
  desiredLimit: '2.500.000.000',
  companyName: 'CV Contoh Sumber Rejeki',
  businessType: 'food',
  contactName: 'Bambang Setiawan',
  contactPhone: '+62 31 555 0199',
  contactEmail: 'bambang@contoh.example',
  privacyConsent: 'on',
};
