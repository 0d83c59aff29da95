import { createHash } from 'node:crypto';
import { APIError, type PayloadRequest } from 'payload';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { CONFIRMATION_HEADER, type Confirmation } from './confirmation-header.ts';

const CONFLICT = 409;

/** An operation and its consequences. */
export type ConfirmationRequest = {
  /** Identifies operation and target, so that a digest is valid for nothing else. */
  subject: string;
  question: Bilingual;
  consequences: readonly Bilingual[];
  action: Bilingual;
  needsPassword?: boolean;
};

/** A digest of operation and consequences, independent of process and language. */
export function digestOfConsequences(subject: string, consequences: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, consequences]))
    .digest('base64url');
}

const digestOfRequest = ({ consequences, subject }: ConfirmationRequest) =>
  digestOfConsequences(subject, consequences);

/** Whether a request contains the digest. */
export function isConfirmed(req: Pick<PayloadRequest, 'headers'>, digest: string): boolean {
  const sent = req.headers.get(CONFIRMATION_HEADER) ?? '';
  return sent.split(',').some((candidate) => candidate.trim() === digest);
}

/** Nothing was changed; the request may be resent with the digest. */
export class ConfirmationRequiredError extends APIError<{ confirmation: Confirmation } | null> {
  // Explicit, because bundlers minify class names.
  override name = 'ConfirmationRequiredError';

  constructor(req: PayloadRequest, request: ConfirmationRequest) {
    const confirmation: Confirmation = {
      digest: digestOfRequest(request),
      question: inLanguageOf(req, request.question),
      consequences: request.consequences.map((one) => inLanguageOf(req, one)),
      action: inLanguageOf(req, request.action),
      ...(request.needsPassword ? { needsPassword: true } : {}),
    };
    super([confirmation.question, ...confirmation.consequences].join(' '), CONFLICT, { confirmation }, true);
  }
}

/**
 * Requires that the sender has seen these consequences. Stateless: the rejection contains their digest, and
 * the next request sends it back; changed consequences have another digest. Local API calls and schedules are
 * exempt.
 *
 * @throws {ConfirmationRequiredError} with status 409.
 */
export function requireConfirmation(req: PayloadRequest, request: ConfirmationRequest): void {
  if (req.payloadAPI !== 'REST' || isConfirmed(req, digestOfRequest(request))) return;
  throw new ConfirmationRequiredError(req, request);
}
