import { z } from 'zod';
import { richText } from '../content-parts.ts';
import { itemDetail, itemSummary } from './item.ts';

export const noticeKinds = ['privacy', 'accessibility'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What the bank tells visitors by law, in one of its versions. */
export const noticeSummary = itemSummary.extend({
  kind: z.enum(noticeKinds),
  /** As it is called: `2.0`. */
  version: z.string().min(1),
  /** The first day on which it holds, as ISO date. Lists have the latest first, those to come included. */
  effectiveFrom: z.iso.date(),
});
export type NoticeSummary = z.infer<typeof noticeSummary>;

export const notice = noticeSummary.extend({ summary: z.string(), body: richText, ...itemDetail });
