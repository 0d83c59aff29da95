import type { ItemSample } from '../../../testing/item-sample.ts';
import { newsText } from '../news/sample.ts';

export const governanceSample: ItemSample = {
  fields: (slug) => ({ slug, category: 'conduct', order: 1 }),
  text: newsText,
};
