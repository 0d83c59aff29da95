import {
  type ComplaintAction,
  type ComplaintInputs,
  clockOf,
  earliestAnswerOf,
  type Holidays,
  type Rejection,
  rejectionOf,
  rejectionOfAnswer,
  rejectionOfAppeal,
  rejectionOfClassification,
  rejectionOfDocuments,
  rejectionOfExtension,
  rejectionOfFiling,
  rejectionOfNotification,
} from '@beranda/complaints';
import { jakartaDate } from '@beranda/finance';
import { timeOnDay } from '#cms/dates/jakarta.ts';
import type { Case } from '#cms/payload-types.ts';
import type { NewEvent } from '../../history/record-event.ts';
import { isMailable } from '../../mailable-case.ts';
import type { CaseStatus } from '../../status/case-status.ts';
import type { Closing } from '../../status/check-status.ts';
import { complaintInputsOf, storedExtension } from '../complaint-inputs-of-case.ts';
import { deadlineOf } from '../due-at.ts';
import { encodeValues } from '../event-values.ts';
import type { ActionBody } from './action-bodies.ts';
import {
  type Acknowledged,
  type ActionNotice,
  appealNotice,
  closingNotice,
  documentsNotice,
  filingNotice,
} from './action-notices.ts';

type Clock = NonNullable<Case['clock']>;

/** Mails that an action sends to the person. */
export type ClockMail = 'sendDocumentsRequest' | 'sendExtensionNotice' | 'sendFinalAnswer';

/** The effects of an allowed action. */
export type AllowedAction = {
  kind: 'allowed';
  clock: Clock;
  /** Without one a new case becomes `inProgress`, and any other keeps its status. */
  status?: CaseStatus;
  event?: Omit<NewEvent, 'case'>;
  mail?: ClockMail;
  /** Sent as a reply, where the sender has an e-mail address. */
  notice?: ActionNotice;
  /** When and how the sender was notified, where no mail reaches them. */
  notification?: string | null;
  closing?: Closing;
};

type RejectedAction = { kind: 'rejected'; rejection: Rejection };

export type ActionPlan = AllowedAction | RejectedAction;

export type ActionContext = {
  caseDoc: Case;
  now: string;
  holidays: Holidays;
  /** Address of the site. */
  siteUrl: string;
};

const rejected = (rejection: Rejection): RejectedAction => ({ kind: 'rejected', rejection });

/** The deadline with some inputs changed, as ISO date. */
const deadlineWith = (inputs: ComplaintInputs, { now, holidays }: ActionContext) =>
  clockOf(inputs, now, holidays).deadline ?? '';

/** The state of the complaint after an action has changed its stored clock. */
const clockAfter = (clock: Clock, { caseDoc, now, holidays }: ActionContext) =>
  clockOf(complaintInputsOf({ ...caseDoc, clock: { ...caseDoc.clock, ...clock } }), now, holidays);

/** The mail to the sender about something that came from them, after it has changed status and stored clock. */
function acknowledged(
  receivedOn: string,
  { clock, status }: Pick<AllowedAction, 'clock' | 'status'>,
  { caseDoc, holidays, now, siteUrl }: ActionContext,
): Acknowledged {
  const after = { ...caseDoc, ...(status && { status }), clock: { ...caseDoc.clock, ...clock } };
  return { receivedOn, dueAt: deadlineOf(after, now, holidays).dueAt, now, siteUrl };
}

type NotificationBody = { notifiedOn?: string | undefined; proof?: string | undefined };

/** When the sender is notified; the day and proof that staff entered, null where a mail is sent. */
type NotificationPlan = { kind: 'allowed'; notifiedAt: string; notification: string | null } | RejectedAction;

/** The notification of the sender: by a mail now; without e-mail address staff enter when it was, with a proof. */
function planNotification(
  { notifiedOn, proof = '' }: NotificationBody,
  { caseDoc, now }: ActionContext,
): NotificationPlan {
  if (isMailable(caseDoc)) return { kind: 'allowed', notifiedAt: now, notification: null };
  if (notifiedOn === undefined) return rejected('proofMissing');
  const notifiedAt = timeOnDay(notifiedOn, now);
  const rejection = rejectionOfNotification(complaintInputsOf(caseDoc), { notifiedAt, proof }, now);
  if (rejection) return rejected(rejection);
  return { kind: 'allowed', notifiedAt, notification: `${notifiedOn}: ${proof}` };
}

/** Corrects a time of which only the day is known: not before the event that it follows. */
const notBefore = (time: string, earliest: string) =>
  Date.parse(time) < Date.parse(earliest) ? earliest : time;

function classify(body: ActionBody<'classify'>, { caseDoc, now, holidays }: ActionContext): ActionPlan {
  const inputs = complaintInputsOf(caseDoc);
  const { channel, documentsCompleteOn: completeOn, kind } = body;
  // What came by the site is in writing.
  if (caseDoc.arrivedBy === 'site' && channel === 'oral') return rejected('writtenAlready');
  const documentsCompleteAt = completeOn === null ? null : completionTime(completeOn, inputs, now);
  const rejection = rejectionOfClassification(inputs, { channel, documentsCompleteAt }, now, holidays);
  if (rejection) return rejected(rejection);
  return {
    kind: 'allowed',
    clock: { channel, kind, documentsCompleteAt },
    event: { kind: 'classified', to: encodeValues([channel, kind, completeOn ?? 'incomplete']) },
  };
}

/** Documents that were complete on the day of the receipt came with the complaint. */
const completionTime = (completeOn: string, { receivedAt }: ComplaintInputs, now: string) =>
  completeOn === jakartaDate(receivedAt) ? receivedAt : timeOnDay(completeOn, now);

function fileInWriting(
  { filedOn, ...body }: ActionBody<'fileInWriting'>,
  context: ActionContext,
): ActionPlan {
  const { caseDoc, now, holidays } = context;
  const inputs = complaintInputsOf(caseDoc);
  const filedInWritingAt = timeOnDay(filedOn, now);
  const rejection = rejectionOfFiling(inputs, filedInWritingAt, now, holidays);
  if (rejection) return rejected(rejection);
  const plan = planNotification(body, context);
  if (plan.kind === 'rejected') return plan;
  const from = deadlineWith(inputs, context);
  const to = deadlineWith({ ...inputs, channel: 'written', filedInWritingAt }, context);
  return {
    kind: 'allowed',
    clock: { channel: 'written', filedInWritingAt },
    // Nothing else shows the day that sets the deadline.
    event: { kind: 'filed-in-writing', field: filedOn, from, to },
    notice: filingNotice(caseDoc.locale, { filedOn, from, to }, context.siteUrl),
    notification: plan.notification,
  };
}

function requestDocuments(
  { documents, ...body }: ActionBody<'requestDocuments'>,
  context: ActionContext,
): ActionPlan {
  const { caseDoc, now } = context;
  const plan = planNotification(body, context);
  if (plan.kind === 'rejected') return plan;
  const requests = [...(caseDoc.clock?.requests ?? []), { requestedAt: now }];
  const clock = { requests };
  const { pause } = clockAfter(clock, context);
  return {
    kind: 'allowed',
    notification: plan.notification,
    clock,
    // The status of an appeal stays: only its clock is paused.
    ...(caseDoc.status === 'appealed' ? {} : { status: 'waiting' }),
    event: { kind: 'documents-requested', to: pause?.until ?? '', note: documents },
    mail: 'sendDocumentsRequest',
  };
}

function receiveDocuments(
  { isComplete, receivedOn }: ActionBody<'receiveDocuments'>,
  context: ActionContext,
): ActionPlan {
  const { caseDoc, now, holidays } = context;
  const inputs = complaintInputsOf(caseDoc);
  const receivedAt = timeOnDay(receivedOn, now);
  const rejection = rejectionOfDocuments(inputs, receivedAt, now, holidays);
  if (rejection) return rejected(rejection);
  const requests = [...(caseDoc.clock?.requests ?? [])];
  const last = requests.pop();
  // What completes a complaint starts its days; documents of an appeal do not start the first round again.
  const completes = isComplete && inputs.documentsCompleteAt === null && inputs.appealedAt === null;
  const clock = {
    requests: last ? [...requests, { ...last, receivedAt }] : requests,
    ...(completes ? { documentsCompleteAt: receivedAt } : {}),
  };
  const status: Pick<AllowedAction, 'status'> = caseDoc.status === 'waiting' ? { status: 'inProgress' } : {};
  return {
    kind: 'allowed',
    clock,
    ...status,
    event: {
      kind: 'documents-received',
      to: encodeValues([receivedOn, isComplete ? 'complete' : 'incomplete']),
    },
    notice: documentsNotice(caseDoc.locale, {
      ...acknowledged(receivedOn, { clock, ...status }, context),
      isComplete,
    }),
  };
}

function extend({ reason, workingDays, ...body }: ActionBody<'extend'>, context: ActionContext): ActionPlan {
  const { caseDoc, now, holidays } = context;
  const inputs = complaintInputsOf(caseDoc);
  const rejection = rejectionOfExtension(inputs, { workingDays }, now, holidays);
  if (rejection) return rejected(rejection);
  const plan = planNotification(body, context);
  if (plan.kind === 'rejected') return plan;
  const { notification, notifiedAt } = plan;
  // The mail is its own proof: the history has it.
  const proof = notification === null ? '' : (body.proof ?? '');
  const extension = { reason, workingDays, notifiedAt, proof };
  return {
    kind: 'allowed',
    clock: { extension: storedExtension(extension) },
    event: {
      kind: 'extended',
      // The mail about the extension reads its reason here.
      field: reason,
      from: deadlineWith(inputs, context),
      to: deadlineWith({ ...inputs, extension }, context),
      ...(notification === null ? {} : { note: notification }),
    },
    mail: 'sendExtensionNotice',
  };
}

/** Somebody without e-mail address has the answer since the day on which they were notified. */
function answer({ answer: note, ...body }: ActionBody<'answer'>, context: ActionContext): ActionPlan {
  const plan = planNotification(body, context);
  if (plan.kind === 'rejected') return plan;
  const { now, holidays } = context;
  const inputs = complaintInputsOf(context.caseDoc);
  const rejection = rejectionOfAnswer(inputs, plan.notifiedAt, now, holidays);
  if (rejection) return rejected(rejection);
  const answeredAt = notBefore(plan.notifiedAt, earliestAnswerOf(inputs));
  return {
    kind: 'allowed',
    notification: plan.notification,
    clock: inputs.appealedAt === null ? { answeredAt } : { appealAnsweredAt: answeredAt },
    status: 'settled',
    event: { kind: 'answered', note },
    mail: 'sendFinalAnswer',
  };
}

function appeal({ appeal: note, receivedOn }: ActionBody<'appeal'>, context: ActionContext): ActionPlan {
  const { caseDoc, now, holidays } = context;
  const inputs = complaintInputsOf(caseDoc);
  const receivedAt = timeOnDay(receivedOn, now);
  const rejection = rejectionOfAppeal(inputs, receivedAt, now, holidays);
  if (rejection) return rejected(rejection);
  const clock = { appealedAt: notBefore(receivedAt, inputs.answeredAt ?? inputs.receivedAt) };
  return {
    kind: 'allowed',
    clock,
    status: 'appealed',
    event: { kind: 'appealed', to: receivedOn, note },
    notice: appealNotice(caseDoc.locale, acknowledged(receivedOn, { clock, status: 'appealed' }, context)),
  };
}

/** The status event of the case is the only one. */
const close = (): ActionPlan => ({ kind: 'allowed', clock: {}, status: 'closed' });

function closeUnanswered(
  { explanation, reason, ...body }: ActionBody<'closeUnanswered'>,
  context: ActionContext,
): ActionPlan {
  const closed = { kind: 'allowed', clock: {}, status: 'closed', closing: { reason, explanation } } as const;
  // Its address may be anybody's.
  if (reason === 'spam') return closed;
  const plan = planNotification(body, context);
  if (plan.kind === 'rejected') return plan;
  return {
    ...closed,
    notice: closingNotice(context.caseDoc.locale, reason, context.siteUrl),
    notification: plan.notification,
  };
}

const ACTIONS: {
  [Action in ComplaintAction]: (body: ActionBody<Action>, context: ActionContext) => ActionPlan;
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

/** The effects of an action on a complaint, or the reason why it is not allowed now. */
export function planAction<Action extends ComplaintAction>(
  action: Action,
  body: ActionBody<Action>,
  context: ActionContext,
): ActionPlan {
  const { caseDoc, now, holidays } = context;
  const rejection = rejectionOf(action, complaintInputsOf(caseDoc), now, holidays);
  return rejection ? rejected(rejection) : ACTIONS[action](body, context);
}
