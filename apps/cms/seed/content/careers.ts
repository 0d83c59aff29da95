import { z } from 'zod';
import { markdown, nonEmptyText } from '../content-fields.ts';
import { readItems } from '../read-content.ts';

const shared = {
  employment: z.enum(['permanent', 'contract', 'internship', 'part-time']),
  field: z.enum(['branches', 'business', 'technology', 'risk', 'operations']),
  city: nonEmptyText,
  province: nonEmptyText,
  isLive: z.boolean(),
  /** Days from the day of seeding: before it was announced, and until the last day for applications. */
  announcedDaysAgo: z.int(),
  closesInDays: z.int(),
  applyVia: z.url(),
};

const text = { title: nonEmptyText, summary: nonEmptyText, description: markdown, requirements: markdown };

/** The bank's open positions. */
export const careers = readItems('careers', shared, text, 'description');

export type CareerSeed = (typeof careers)[number];
