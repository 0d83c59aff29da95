import { createHash } from 'node:crypto';
import { APIError, type PayloadRequest } from 'payload';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { CONFIRMATION_HEADER, type Confirmation } from './confirmation-header.ts';

const CONFLICT = 409;

/** What somebody is about to do, and what follows from it. */
export type Question = {
  /** Names the operation and what it is done to, so that a digest confirms nothing else. */
  subject: string;
  question: Bilingual;
  consequences: readonly Bilingual[];
  action: Bilingual;
};

/** The same for the same operation with the same consequences, in whichever process and language it is asked. */
export function digestOf(subject: string, consequences: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, consequences]))
    .digest('base64url');
}

const digestOfQuestion = ({ consequences, subject }: Question) => digestOf(subject, consequences);

/** Whether a request carries the digest of what its sender has been shown. */
export function isConfirmed(req: Pick<PayloadRequest, 'headers'>, digest: string): boolean {
  const sent = req.headers.get(CONFIRMATION_HEADER) ?? '';
  return sent.split(',').some((one) => one.trim() === digest);
}

/** Nothing was changed: the request may be sent again with the digest. */
export class ConfirmationRequired extends APIError<{ confirmation: Confirmation } | null> {
  // Set by hand: a bundler shortens the names of classes.
  override name = 'ConfirmationRequired';

  constructor(req: PayloadRequest, question: Question) {
    const confirmation: Confirmation = {
      digest: digestOfQuestion(question),
      question: inLanguageOf(req, question.question),
      consequences: question.consequences.map((one) => inLanguageOf(req, one)),
      action: inLanguageOf(req, question.action),
    };
    super([confirmation.question, ...confirmation.consequences].join(' '), CONFLICT, { confirmation }, true);
  }
}

/**
 * Lets a request through only when its sender has been shown these consequences. Stateless: the refusal carries their
 * digest, the next request sends it back, and consequences that differ by then are another digest. Programs that use
 * the local API, and schedules, have nobody to ask.
 *
 * @throws {ConfirmationRequired} with status 409.
 */
export function requireConfirmation(req: PayloadRequest, question: Question): void {
  if (req.payloadAPI !== 'REST' || isConfirmed(req, digestOfQuestion(question))) return;
  throw new ConfirmationRequired(req, question);
}
