import type { ItemSample } from '../../../testing/item-sample.ts';

export const complaintReportSample: ItemSample = {
  fields: (slug) => ({
    slug,
    year: 2025,
    rows: [{ category: 'cards', received: 10, settledInTime: 8, settledLate: 1, inProgress: 1 }],
  }),
  text: (title) => ({ title }),
};
