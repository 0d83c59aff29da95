import type { ItemSample } from '../../../testing/item-sample.ts';
import { newsText } from '../news/sample.ts';

export const noticeSample: ItemSample = {
  fields: (version) => ({ kind: 'privacy', version, effectiveFrom: '2026-01-02' }),
  text: newsText,
  slug: (name) => `privacy-${name}`,
};
