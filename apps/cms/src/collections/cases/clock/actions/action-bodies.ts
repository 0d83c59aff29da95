import {
  CHANNELS,
  CLOSING_REASONS,
  COMPLAINT_KINDS,
  type ComplaintAction,
  EXTENSION_REASONS,
} from '@beranda/complaints';
import { isIsoDate } from '@beranda/finance';
import * as z from 'zod';
import { NOTE_MAX_LENGTH } from '../../history/event-kinds.ts';
import { PROOF_MAX_LENGTH } from './text-limits.ts';

/** Every character of the longest text escaped, plus overhead. */
export const ACTION_BODY_LIMIT_BYTES = NOTE_MAX_LENGTH * 6 + 1024;

const text = z.string().trim().min(1).max(NOTE_MAX_LENGTH);
const date = z.string().refine(isIsoDate);

/** When and how a sender without e-mail address was notified. */
const notification = {
  notifiedOn: date.optional(),
  proof: z.string().trim().max(PROOF_MAX_LENGTH).optional(),
};

/** What staff send with each action on a complaint. Days are ISO dates in Jakarta. */
export const actionBodies = {
  classify: z.object({
    channel: z.enum(CHANNELS),
    kind: z.enum(COMPLAINT_KINDS),
    /** Null: they are not complete yet. */
    documentsCompleteOn: date.nullable(),
  }),
  fileInWriting: z.object({ filedOn: date, ...notification }),
  requestDocuments: z.object({ documents: text, ...notification }),
  receiveDocuments: z.object({ receivedOn: date, isComplete: z.boolean() }),
  extend: z.object({
    reason: z.enum(EXTENSION_REASONS),
    workingDays: z.number(),
    ...notification,
  }),
  answer: z.object({ answer: text, ...notification }),
  appeal: z.object({ appeal: text, receivedOn: date }),
  close: z.object({}),
  closeUnanswered: z.object({ reason: z.enum(CLOSING_REASONS), explanation: text, ...notification }),
} satisfies Record<ComplaintAction, z.ZodType>;

export type ActionBody<Action extends ComplaintAction> = z.infer<(typeof actionBodies)[Action]>;
