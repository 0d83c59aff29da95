import { z } from 'zod';
import { documentFile } from '../documents.ts';
import { itemDetail, itemSummary } from './item.ts';
import { auditStatuses, reportKinds } from './report-choices.ts';

/** A report that the bank must publish. It has no page of its own, only a file. */
export const reportSummary = itemSummary.extend({
  kind: z.enum(reportKinds),
  /** Reporting date: the last day that its figures cover. */
  positionDate: z.iso.date(),
  auditStatus: z.enum(auditStatuses),
  publishedOn: z.iso.date(),
  file: documentFile.nullable(),
});
export type ReportSummary = z.infer<typeof reportSummary>;

export const reportItem = reportSummary.extend(itemDetail);
