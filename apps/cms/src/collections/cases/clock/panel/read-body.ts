import type { ComplaintAction } from '@beranda/complaints';
import type { ActionBody } from '../actions/action-bodies.ts';

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The notice, where the action asks for one. */
const noticeIn = (text: (name: string) => string) =>
  text('noticedOn') ? { noticedOn: text('noticedOn'), proof: text('proof') } : {};

/** The body of an action from what staff have entered, by the names of the inputs. */
const BODIES: {
  [Action in ComplaintAction]: (text: (name: string) => string, isOn: (name: string) => boolean) => object;
} = {
  classify: (text) => ({
    channel: text('channel'),
    kind: text('kind'),
    documentsCompleteOn: text('documentsCompleteOn') || null,
  }),
  fileInWriting: () => ({}) satisfies ActionBody<'fileInWriting'>,
  requestDocuments: (text) =>
    ({ documents: text('documents'), ...noticeIn(text) }) satisfies ActionBody<'requestDocuments'>,
  receiveDocuments: (text, isOn) =>
    ({
      receivedOn: text('receivedOn'),
      isComplete: isOn('isComplete'),
    }) satisfies ActionBody<'receiveDocuments'>,
  extend: (text) => ({
    reason: text('reason'),
    workingDays: Number(text('workingDays')),
    noticedOn: text('noticedOn'),
    proof: text('proof'),
  }),
  answer: (text) => ({ answer: text('answer'), ...noticeIn(text) }) satisfies ActionBody<'answer'>,
  appeal: (text) => ({ appeal: text('appeal') }) satisfies ActionBody<'appeal'>,
  close: () => ({}) satisfies ActionBody<'close'>,
  closeUnanswered: (text) => ({ reason: text('reason'), explanation: text('explanation') }),
};

/** The body of an action; null if an input is not valid, which the browser then says at that input. */
export function readBody(action: ComplaintAction, container: HTMLElement): object | null {
  const inputs = [...container.querySelectorAll<Input>('input, select, textarea')];
  if (!inputs.every((input) => input.reportValidity())) return null;
  const find = (name: string) => inputs.find((input) => input.name === name);
  return BODIES[action](
    (name) => find(name)?.value ?? '',
    (name) => find(name)?.matches(':checked') ?? false,
  );
}
