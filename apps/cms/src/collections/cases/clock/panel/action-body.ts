import type { ComplaintAction } from '@beranda/complaints';
import type { ActionBody } from '../actions/action-bodies.ts';

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** When and how the sender was notified, where the action asks for that. */
const notificationIn = (text: (name: string) => string) =>
  text('notifiedOn') ? { notifiedOn: text('notifiedOn'), proof: text('proof') } : {};

/** The body of an action from what staff have entered, by the names of the inputs. */
const BODIES: {
  [Action in ComplaintAction]: (text: (name: string) => string, isOn: (name: string) => boolean) => object;
} = {
  classify: (text) => ({
    channel: text('channel'),
    kind: text('kind'),
    documentsCompleteOn: text('documentsCompleteOn') || null,
  }),
  fileInWriting: (text) =>
    ({ filedOn: text('filedOn'), ...notificationIn(text) }) satisfies ActionBody<'fileInWriting'>,
  requestDocuments: (text) =>
    ({ documents: text('documents'), ...notificationIn(text) }) satisfies ActionBody<'requestDocuments'>,
  receiveDocuments: (text, isOn) =>
    ({
      receivedOn: text('receivedOn'),
      isComplete: isOn('isComplete'),
    }) satisfies ActionBody<'receiveDocuments'>,
  extend: (text) => ({
    reason: text('reason'),
    workingDays: Number(text('workingDays')),
    ...notificationIn(text),
  }),
  answer: (text) => ({ answer: text('answer'), ...notificationIn(text) }) satisfies ActionBody<'answer'>,
  appeal: (text) =>
    ({ receivedOn: text('appealReceivedOn'), appeal: text('appeal') }) satisfies ActionBody<'appeal'>,
  close: () => ({}) satisfies ActionBody<'close'>,
  closeUnanswered: (text) => ({
    reason: text('reason'),
    explanation: text('explanation'),
    ...notificationIn(text),
  }),
};

/** The body of an action; null if an input is not valid, which the browser then says at that input. */
export function readActionBody(action: ComplaintAction, container: HTMLElement): object | null {
  const inputs = [...container.querySelectorAll<Input>('input, select, textarea')];
  if (!inputs.every((input) => input.reportValidity())) return null;
  const find = (name: string) => inputs.find((input) => input.name === name);
  return BODIES[action](
    (name) => find(name)?.value ?? '',
    (name) => find(name)?.matches(':checked') ?? false,
  );
}
