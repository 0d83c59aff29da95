import {
  type ComplaintAction,
  type ComplaintInputs,
  clockOf,
  type Holidays,
  type Rejection,
  rejectionOf,
  rejectionOfClassification,
  rejectionOfDocuments,
  rejectionOfExtension,
  rejectionOfNotice,
} from '@beranda/complaints';
import { jakartaDate } from '@beranda/finance';
import type { Case } from '#cms/payload-types.ts';
import type { NewEvent } from '../../history/record-event.ts';
import { isMailable } from '../../mailable-case.ts';
import type { CaseStatus } from '../../status/case-status.ts';
import type { Closing } from '../../status/check-status.ts';
import { complaintInputsOf } from '../complaint-inputs-of-case.ts';
import type { ActionBody } from './action-bodies.ts';

type Clock = NonNullable<Case['clock']>;

/** Mails that an action sends to the person. */
export type ClockMail = 'sendDocumentsRequest' | 'sendExtensionNotice' | 'sendFinalAnswer';

/** What an allowed action does. */
export type ActionResult = {
  clock: Clock;
  /** Default: a new case is in progress from then on. */
  status?: CaseStatus;
  event?: Omit<NewEvent, 'case'>;
  mail?: ClockMail;
  /** When and how the sender was notified, where no mail reaches them. */
  notice?: string;
  closing?: Closing;
};

export type ActionContext = { stored: Case; now: string; holidays: Holidays };

/** A day that staff enter, as a timestamp: now for today, otherwise noon in Jakarta. */
const timeOn = (date: string, now: string) =>
  date === jakartaDate(now) ? now : new Date(`${date}T12:00:00+07:00`).toISOString();

/** The deadline with some inputs changed, as ISO date. */
const deadlineWith = (inputs: ComplaintInputs, { now, holidays }: ActionContext) =>
  clockOf(inputs, now, holidays).deadline ?? '';

type NoticeBody = { noticedOn?: string | undefined; proof?: string | undefined };

/** The notice to a sender without e-mail address, whose proof staff enter; nothing where a mail is sent. */
function noticeOf(
  { noticedOn, proof = '' }: NoticeBody,
  { stored, now }: ActionContext,
): Pick<ActionResult, 'notice'> | Rejection {
  if (isMailable(stored)) return {};
  const notice = noticedOn === undefined ? null : { noticedAt: timeOn(noticedOn, now), proof };
  return (
    rejectionOfNotice(complaintInputsOf(stored), notice, now) ?? {
      notice: noticeText(noticedOn ?? '', proof),
    }
  );
}

const noticeText = (noticedOn: string, proof: string) => `${noticedOn}: ${proof}`;

function classify(
  body: ActionBody<'classify'>,
  { stored, now, holidays }: ActionContext,
): ActionResult | Rejection {
  const inputs = complaintInputsOf(stored);
  const { channel, documentsCompleteOn: on, kind } = body;
  // What came by the site is in writing.
  if (stored.arrivedBy === 'site' && channel === 'oral') return 'writtenAlready';
  const isReceiptDay = on === jakartaDate(inputs.receivedAt);
  const documentsCompleteAt = on && (isReceiptDay ? inputs.receivedAt : timeOn(on, now));
  return (
    rejectionOfClassification(inputs, { channel, documentsCompleteAt }, now, holidays) ?? {
      clock: { channel, kind, documentsCompleteAt },
      event: { kind: 'classified', to: [channel, kind, on ?? 'incomplete'].join(' ') },
    }
  );
}

function fileInWriting(_body: ActionBody<'fileInWriting'>, context: ActionContext): ActionResult {
  const { stored, now } = context;
  const inputs: ComplaintInputs = { ...complaintInputsOf(stored), channel: 'written', filedInWritingAt: now };
  return {
    clock: { channel: 'written', filedInWritingAt: now },
    event: {
      kind: 'filed-in-writing',
      from: deadlineWith(complaintInputsOf(stored), context),
      to: deadlineWith(inputs, context),
    },
  };
}

function requestDocuments(
  { documents, ...body }: ActionBody<'requestDocuments'>,
  context: ActionContext,
): ActionResult | Rejection {
  const { stored, now, holidays } = context;
  const notice = noticeOf(body, context);
  if (typeof notice === 'string') return notice;
  const requests = [...(stored.clock?.requests ?? []), { requestedAt: now }];
  const clock = { requests };
  const { pause } = clockOf(
    complaintInputsOf({ ...stored, clock: { ...stored.clock, ...clock } }),
    now,
    holidays,
  );
  return {
    clock,
    // The status of an appeal stays: only its clock is paused.
    ...(stored.status === 'appealed' ? {} : { status: 'waiting' }),
    event: { kind: 'documents-requested', to: pause?.until ?? '', note: documents },
    mail: 'sendDocumentsRequest',
    ...notice,
  };
}

function receiveDocuments(
  { isComplete, receivedOn }: ActionBody<'receiveDocuments'>,
  { stored, now, holidays }: ActionContext,
): ActionResult | Rejection {
  const inputs = complaintInputsOf(stored);
  const receivedAt = timeOn(receivedOn, now);
  const rejection = rejectionOfDocuments(inputs, receivedAt, now, holidays);
  if (rejection) return rejection;
  const requests = [...(stored.clock?.requests ?? [])];
  const last = requests.pop();
  // What completes a complaint starts its days; documents of an appeal do not start the first round again.
  const completes = isComplete && inputs.documentsCompleteAt === null && inputs.appealedAt === null;
  return {
    clock: {
      requests: last ? [...requests, { ...last, receivedAt }] : requests,
      ...(completes ? { documentsCompleteAt: receivedAt } : {}),
    },
    ...(stored.status === 'waiting' ? { status: 'inProgress' } : {}),
    event: { kind: 'documents-received', to: [receivedOn, isComplete ? 'complete' : 'incomplete'].join(' ') },
  };
}

function extend(body: ActionBody<'extend'>, context: ActionContext): ActionResult | Rejection {
  const { stored, now, holidays } = context;
  const { noticedOn, ...others } = body;
  const extension = { ...others, noticedAt: timeOn(noticedOn, now) };
  const inputs = complaintInputsOf(stored);
  return (
    rejectionOfExtension(inputs, extension, now, holidays) ?? {
      clock: { extension },
      event: {
        kind: 'extended',
        field: extension.reason,
        from: deadlineWith(inputs, context),
        to: deadlineWith({ ...inputs, extension }, context),
        note: noticeText(noticedOn, extension.proof),
      },
      mail: 'sendExtensionNotice',
    }
  );
}

function answer(
  { answer: note, ...body }: ActionBody<'answer'>,
  context: ActionContext,
): ActionResult | Rejection {
  const { stored, now } = context;
  const notice = noticeOf(body, context);
  if (typeof notice === 'string') return notice;
  const isAppeal = complaintInputsOf(stored).appealedAt !== null;
  return {
    clock: isAppeal ? { appealAnsweredAt: now } : { answeredAt: now },
    status: 'settled',
    event: { kind: 'answered', note },
    mail: 'sendFinalAnswer',
    ...notice,
  };
}

const appeal = ({ appeal: note }: ActionBody<'appeal'>, { now }: ActionContext): ActionResult => ({
  clock: { appealedAt: now },
  status: 'appealed',
  event: { kind: 'appealed', note },
});

/** The status event of the case is the only one. */
const close = (): ActionResult => ({ clock: {}, status: 'closed' });

const closeUnanswered = (closing: ActionBody<'closeUnanswered'>): ActionResult => ({
  clock: {},
  status: 'closed',
  closing,
});

const ACTIONS: {
  [Action in ComplaintAction]: (body: ActionBody<Action>, context: ActionContext) => ActionResult | Rejection;
} = {
  classify,
  fileInWriting,
  requestDocuments,
  receiveDocuments,
  extend,
  answer,
  appeal,
  close,
  closeUnanswered,
};

/** What an action on a complaint does, or why it is not allowed now. */
export function planAction<Action extends ComplaintAction>(
  action: Action,
  body: ActionBody<Action>,
  context: ActionContext,
): ActionResult | Rejection {
  const { stored, now, holidays } = context;
  return rejectionOf(action, complaintInputsOf(stored), now, holidays) ?? ACTIONS[action](body, context);
}
