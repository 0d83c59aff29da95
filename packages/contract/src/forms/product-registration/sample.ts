import type { FormSample } from '../form-sample.ts';

export const sample: FormSample = {
  product: 'simpanan/tabungan',
  fullName: 'Dewi Kinasih',
  companyName: 'CV Contoh Sumber Rejeki',
  phone: '0813 2222 3333',
  email: 'kinasih@contoh.example',
  address: 'Jalan Melati 12 RT 03 RW 05',
  city: 'Kota Bandung, Jawa Barat',
  postalCode: '40115',
  privacyConsent: 'on',
};
