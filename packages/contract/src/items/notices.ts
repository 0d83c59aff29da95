import { z } from 'zod';
import { richText } from '../content-parts.ts';
import { itemDetail, itemSummary } from './item.ts';

export const noticeKinds = ['privacy', 'accessibility'] as const;
export type LegalNoticeKind = (typeof noticeKinds)[number];

/** Legal notice, in one of its versions. */
export const noticeSummary = itemSummary.extend({
  kind: z.enum(noticeKinds),
  /** Version name, such as `2.0`. */
  version: z.string().min(1),
  /** Effective date, as ISO date. Lists are sorted latest first and include future versions. */
  effectiveFrom: z.iso.date(),
});

export const notice = noticeSummary.extend({ summary: z.string(), body: richText, ...itemDetail });
