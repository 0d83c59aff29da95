import type { ItemSample } from '../../../testing/item-sample.ts';
import { newsText } from '../news/sample.ts';

export const literacySample: ItemSample = {
  fields: (slug) => ({ slug, topic: 'saving', publishedAt: '2026-01-02T03:04:05.000Z' }),
  text: newsText,
};
