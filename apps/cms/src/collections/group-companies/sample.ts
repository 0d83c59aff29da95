import type { ItemSample } from '../../../testing/item-sample.ts';

export const groupCompanySample: ItemSample = {
  fields: (slug) => ({ slug, order: 1 }),
  text: (title) => ({ title, text: `${title}: text`, url: 'https://grup.example' }),
};
