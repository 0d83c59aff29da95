import { z } from 'zod';
import { richText } from '../content-parts.ts';
import { PROVINCE_CODES } from '../provinces.ts';
import { careerFields, employmentKinds } from './career-choices.ts';
import { itemDetail, itemSummary } from './item.ts';

export const careerSummary = itemSummary.extend({
  summary: z.string(),
  city: z.string(),
  province: z.enum(PROVINCE_CODES),
  employment: z.enum(employmentKinds),
  field: z.enum(careerFields),
  publishedAt: z.iso.datetime(),
  /** False if staff closed the position early. */
  isLive: z.boolean(),
  /** The last day for applications, in Jakarta. */
  closesOn: z.iso.date(),
});

export const career = careerSummary.extend({
  /** A `mailto:` or `https:` address. */
  applyVia: z.string(),
  description: richText,
  requirements: richText,
  ...itemDetail,
});
export type Career = z.infer<typeof career>;
