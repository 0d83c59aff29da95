import { z } from 'zod';
import { richText } from '../content-parts.ts';
import { itemDetail, itemSummary } from './item.ts';

/** Icons that editors can select for a group of guides. */
export const guideIcons = [
  'piggy-bank',
  'phone',
  'shield',
  'hand-coins',
  'message',
  'store',
  'truck',
  'diamond',
  'calculator',
  'map-pin',
  'clipboard',
  'book',
] as const;

export const guideGroupSummary = itemSummary.extend({ summary: z.string(), icon: z.enum(guideIcons) });

export const guideGroup = guideGroupSummary.extend(itemDetail);

export const guideSummary = itemSummary.extend({
  summary: z.string(),
  /** Slug of the guide's group. */
  group: z.string().nullable(),
});

export const guide = guideSummary.extend({ body: richText, ...itemDetail });
