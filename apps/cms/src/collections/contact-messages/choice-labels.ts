import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** Labels of the contact form's choices in the back office. */
export const choiceLabels: Readonly<Record<string, Bilingual>> = {
  id: bilingual('Bahasa Indonesia', 'Indonesian'),
  en: bilingual('Bahasa Inggris', 'English'),
  individual: bilingual('Nasabah perorangan', 'Individual customer'),
  corporate: bilingual('Nasabah perusahaan', 'Corporate customer'),
  general: bilingual('Umum', 'General'),
  information: bilingual('Informasi', 'Information'),
  question: bilingual('Pertanyaan', 'Question'),
  atm: bilingual('ATM', 'ATM'),
  'debited-atm': bilingual('Saldo terdebit di ATM', 'Debited by an ATM'),
  micro: bilingual('Mikro', 'Micro'),
  small: bilingual('Kecil', 'Small'),
  medium: bilingual('Menengah', 'Medium'),
  trade: bilingual('Perdagangan', 'Trade'),
  manufacturing: bilingual('Manufaktur', 'Manufacturing'),
  agriculture: bilingual('Pertanian', 'Agriculture'),
  fisheries: bilingual('Perikanan', 'Fisheries'),
  services: bilingual('Jasa', 'Services'),
  construction: bilingual('Konstruksi', 'Construction'),
  transport: bilingual('Transportasi', 'Transport'),
  other: bilingual('Lainnya', 'Other'),
};
