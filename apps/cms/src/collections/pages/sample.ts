import type { ItemSample } from '../../../testing/item-sample.ts';
import { paragraph } from '../../../testing/paragraph.ts';

const textBlocks = (title: string) => [{ blockType: 'text', title, body: paragraph(`${title}: body`) }];

export const pageSample: ItemSample = {
  slug: (name) => `layanan/${name}`,
  fields: (name) => ({ slug: `layanan/${name.split('/').at(-1)}`, layout: 'with-sidebar' }),
  text: (title) => ({ title, summary: `${title}: summary`, blocks: textBlocks(title) }),
};
