import type { ItemSample } from '../../../testing/item-sample.ts';
import { paragraph } from '../../../testing/paragraph.ts';

const productFields = {
  isInForms: true,
  figures: [
    { name: 'setoran-awal', kind: 'money', amount: 50_000 },
    { name: 'administrasi', kind: 'money', amount: 0 },
    { name: 'penutupan', kind: 'money', amount: 25_000 },
  ],
  tiers: [
    { from: 0, to: 1_000_000, annualRatePercent: 0 },
    { from: 1_000_000, annualRatePercent: 1.5 },
  ],
  calculator: { kind: 'savings-goal', annualRatePercent: 1.25 },
};

const point = { icon: 'shield', title: 'Aman', text: 'Dijamin sesuai ketentuan.' };

/** Sample texts in one language, except the name. */
const productText = {
  facts: [{ label: 'Setoran awal', value: '{setoran-awal}' }],
  benefits: [point],
  fees: [
    { name: 'Administrasi', amount: '{administrasi}' },
    { name: 'Penutupan', amount: '{penutupan}', note: 'Sekali' },
  ],
  requirements: [{ text: 'e-KTP' }],
  steps: [{ title: 'Isi formulir', text: 'Lima menit.' }],
  action: { text: 'Buka rekening', url: '/register-product' },
  disclaimer: 'Ilustrasi.',
  blocks: [{ blockType: 'faq', title: 'Tanya', items: [{ question: 'Apa?', answer: paragraph('Ini.') }] }],
};

export const productSample: ItemSample = {
  slug: (name) => `simpanan/${name}`,
  fields: (name) => ({ slug: `simpanan/${name.split('/').at(-1)}`, ...productFields }),
  text: (title) => ({ ...productText, title, tagline: `${title}: tagline`, summary: `${title}: summary` }),
};
