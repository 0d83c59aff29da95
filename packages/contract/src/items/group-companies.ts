import { z } from 'zod';
import { picture } from '../content-parts.ts';
import { itemDetail, itemSummary } from './item.ts';

/** A company of the bank's group; the title is its name. */
export const groupCompanySummary = itemSummary.extend({
  text: z.string(),
  /** Website; may be empty. */
  url: z.string(),
  logo: picture.nullable(),
});

export const groupCompanyItem = groupCompanySummary.extend(itemDetail);
