import { z } from 'zod';
import { documentFile } from '../documents.ts';
import { itemDetail, itemSummary } from './item.ts';

export const complaintCategories = [
  'cards',
  'transfers',
  'digital',
  'savings',
  'loans',
  'investments',
  'service',
] as const;
export type ComplaintCategory = (typeof complaintCategories)[number];

const count = z.number().int().nonnegative();

/** Complaint statistics of one year. In each row the last three figures add up to the first. */
export const complaintReportSummary = itemSummary.extend({
  year: z.number().int(),
  rows: z.array(
    z.object({
      category: z.enum(complaintCategories),
      received: count,
      settledInTime: count,
      settledLate: count,
      inProgress: count,
    }),
  ),
  file: documentFile.nullable(),
});
export type ComplaintReportSummary = z.infer<typeof complaintReportSummary>;
export type ComplaintRow = ComplaintReportSummary['rows'][number];

export const complaintReportItem = complaintReportSummary.extend(itemDetail);
