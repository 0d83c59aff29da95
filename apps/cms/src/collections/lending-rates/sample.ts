import type { ItemSample } from '../../../testing/item-sample.ts';
import type { RunningCms } from '../../../testing/start-cms.ts';

let serial = 0;

async function addSegment(cms: RunningCms): Promise<number> {
  serial += 1;
  const data = { title: 'Korporasi', slug: `korporasi-${serial}`, order: 1 };
  return (await cms.payload.create({ collection: 'lending-segments', data })).id;
}

export const lendingRatesSample: ItemSample = {
  fields: async (slug, cms) => ({
    slug,
    validFrom: '2026-10-01',
    rates: [{ segment: await addSegment(cms), costOfFunds: 5.1, overhead: 2.05, margin: 1.6 }],
  }),
  text: (title) => ({ title }),
};
