import type { FormSample } from '../form-sample.ts';

export const sample: FormSample = {
  businessName: 'Warung Contoh Bu Tini',
  msmeSize: 'micro',
  sector: 'food',
  need: 'working-capital',
  question: 'Saya ingin menambah stok sebelum Lebaran. Kredit apa yang cocok?',
  meeting: 'branch',
  city: 'Kota Surakarta, Jawa Tengah',
  preferredTime: 'morning',
  fullName: 'Tini Rahayu',
  phone: '0857 1111 2222',
  email: 'tini@contoh.example',
  privacyConsent: 'on',
};
