import type { ItemSample } from '../../../testing/item-sample.ts';

export const guaranteeRatesSample: ItemSample = {
  fields: (slug) => ({
    slug,
    validFrom: '2026-10-01',
    validTo: '2027-01-31',
    rupiah: 3.5,
    foreign: 2,
    rural: 6,
    isExample: false,
  }),
  text: (title) => ({ title }),
};
