import { z } from 'zod';
import { line, markdown } from '../content-fields.ts';
import { readItems } from '../read-content.ts';

const shared = {
  employment: z.enum(['permanent', 'contract', 'internship', 'part-time']),
  field: z.enum(['branches', 'business', 'technology', 'risk', 'operations']),
  city: line,
  province: line,
  isLive: z.boolean(),
  /** Days from the day of seeding: before it was announced, and until the last day for applications. */
  announcedDaysAgo: z.int(),
  closesInDays: z.int(),
  applyVia: z.url(),
};

const text = { title: line, summary: line, description: markdown, requirements: markdown };

/** The bank's open positions. */
export const careers = readItems('careers', shared, text, 'description');

export type CareerSeed = (typeof careers)[number];
