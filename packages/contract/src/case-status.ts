import { z } from 'zod';
import { TEXT_LIMITS } from './limits.ts';
import { ticket } from './ticket.ts';

/** Stages of a case, as its sender sees them. */
const CASE_STAGES = ['received', 'inProgress', 'waiting', 'answered', 'appealed', 'closed'] as const;

export type CaseStage = (typeof CASE_STAGES)[number];

/** Why a complaint was closed without an answer: those of `packages/complaints` that this release knows. */
const KNOWN_CLOSING_REASONS = ['withdrawn', 'duplicate', 'not-a-complaint', 'spam'] as const;

/** Asks which stage a case has reached, by its ticket and contact. */
export const caseStatusQuery = z.object({
  ticket,
  /** E-mail address or phone number that the sender gave with the form, as it was typed now. */
  contact: z.string().trim().min(1).max(TEXT_LIMITS.email),
});
export type CaseStatusQuery = z.infer<typeof caseStatusQuery>;

/** Stage and dates of a case. Nothing that identifies its sender or says what it is about, but whether it is a complaint. */
const publicCaseStatus = z.object({
  stage: z.enum(CASE_STAGES),
  receivedAt: z.iso.datetime(),
  /** Whether the hour of its receipt is known, or only the day. An older back office omits it. */
  isReceiptHourKnown: z.boolean().default(true),
  /** When it reached the stage. */
  stageAt: z.iso.datetime(),
  /** By when the bank answers; null where no deadline runs. */
  dueAt: z.iso.datetime().nullable(),
  /** Whether the deadline that runs has been extended, which is possible once. An older back office omits it. */
  isExtended: z.boolean().default(false),
  /** Until when the bank waits for documents of the sender; null where it asked for none. An older back office omits it. */
  sendBy: z.iso.datetime().nullable().default(null),
  /** The day on which documents of the sender last came, requested or not; null if none did since the form, or since an appeal. An older back office omits it. */
  documentsReceivedOn: z.iso.date().nullable().default(null),
  /** The day on which an appeal against the answer came; null without one. An older back office omits it. */
  appealReceivedOn: z.iso.date().nullable().default(null),
  /** Whether its sender may appeal against the answer: only to a complaint, once. An older back office omits it. */
  canAppeal: z.boolean().default(false),
  /** Whether the appeal has been decided: only bodies outside the bank are left. An older back office omits it. */
  isAppealDecided: z.boolean().default(false),
  /** Whether it is a complaint, which bodies outside the bank examine as well. An older back office omits it. */
  isComplaint: z.boolean().default(false),
  /** False for a complaint without an answer, and for a data request without one on record; true for every other form. An older back office omits it. */
  isAnswered: z.boolean().default(true),
  /** Why a complaint was closed without an answer, where that is known. An older back office omits it, a newer one may know others. */
  closingReason: z.enum(KNOWN_CLOSING_REASONS).nullable().default(null).catch(null),
  /** Whether the bank can write to its sender by e-mail. An older back office omits it. */
  hasEmail: z.boolean().default(true),
  /** Whether the bank has sent a mail about it, to which its sender can reply. An older back office omits it. */
  hasMail: z.boolean().default(true),
  /** Whether its form takes documents. An older back office omits it. */
  takesDocuments: z.boolean().default(true),
});
export type PublicCaseStatus = z.infer<typeof publicCaseStatus>;

/** Null: no case has this ticket and contact. */
export const caseStatusResponse = z.object({ status: publicCaseStatus.nullable() });
export type CaseStatusResponse = z.infer<typeof caseStatusResponse>;
