import type { ItemSample } from '../../../testing/item-sample.ts';
import { paragraph } from '../../../testing/paragraph.ts';

export const personSample: ItemSample = {
  fields: (slug) => ({ slug, board: 'director', order: 1 }),
  text: (title) => ({ title, position: `${title}: position`, body: paragraph(title) }),
};
