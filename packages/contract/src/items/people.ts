import { z } from 'zod';
import { picture, richText } from '../content-parts.ts';
import { itemDetail, itemSummary } from './item.ts';

export const boards = ['director', 'commissioner'] as const;
export type Board = (typeof boards)[number];

/** A member of the management; the title is the name. */
export const personSummary = itemSummary.extend({
  board: z.enum(boards),
  position: z.string(),
  body: richText,
  portrait: picture.nullable(),
});

export const personItem = personSummary.extend(itemDetail);
