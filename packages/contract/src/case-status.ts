import { z } from 'zod';
import { TEXT_LIMITS } from './limits.ts';
import { ticket } from './ticket.ts';

/** Stages of a case, as its sender sees them. */
export const CASE_STAGES = ['received', 'inProgress', 'waiting', 'answered', 'appealed', 'closed'] as const;

export type CaseStage = (typeof CASE_STAGES)[number];

/** Asks which stage a case has reached, by its ticket and contact. */
export const caseStatusQuery = z.object({
  ticket,
  /** E-mail address or phone number that the sender gave with the form, as it was typed now. */
  contact: z.string().trim().min(1).max(TEXT_LIMITS.email),
});
export type CaseStatusQuery = z.infer<typeof caseStatusQuery>;

/** Stage and dates of a case. Nothing that identifies its sender or says what it is about, but whether it is a complaint. */
export const caseStatus = z.object({
  stage: z.enum(CASE_STAGES),
  receivedAt: z.iso.datetime(),
  /** When it reached the stage. */
  stageAt: z.iso.datetime(),
  /** By when the bank answers; null where no deadline runs. */
  dueAt: z.iso.datetime().nullable(),
  /** Whether the deadline that runs has been extended, which is possible once. An older back office omits it. */
  isExtended: z.boolean().default(false),
  /** Until when the bank waits for documents of the sender; null where it asked for none. An older back office omits it. */
  sendBy: z.iso.datetime().nullable().default(null),
  /** Whether its sender may appeal against the answer: only to a complaint. An older back office omits it. */
  canAppeal: z.boolean().default(false),
});
export type CaseStatus = z.infer<typeof caseStatus>;

/** Null: no case has this ticket and contact. */
export const caseStatusResponse = z.object({ status: caseStatus.nullable() });
export type CaseStatusResponse = z.infer<typeof caseStatusResponse>;
