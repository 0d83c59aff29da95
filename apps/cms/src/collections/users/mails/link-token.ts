import type { PayloadRequest } from 'payload';

const COLLECTION = 'users';

/** What Payload stores of an account's link for a new password. */
export type LinkedAccount = {
  id: number;
  email: string;
  resetPasswordToken?: string | null;
  resetPasswordExpiration?: string | null;
};

/**
 * The token of an account's link for a new password: the valid one, so that copies of a mail and mails of several requests
 * have the same link, otherwise a new one. To be called in a transaction.
 *
 * @param since ISO time of the request.
 * @returns null if a link was used since the request: its person has a new password.
 */
export async function getLinkToken(
  req: PayloadRequest,
  { email, id, resetPasswordExpiration, resetPasswordToken }: LinkedAccount,
  { since, validMs }: { since: string; validMs: number },
): Promise<string | null> {
  const now = Date.now();
  const expiresAt = Date.parse(resetPasswordExpiration ?? '');
  if (resetPasswordToken && expiresAt > now) {
    const extended = new Date(Math.max(expiresAt, now + validMs)).toISOString();
    // Keeps the stored time: an open form of the account would be out of date by that.
    const data = { resetPasswordExpiration: extended, updatedAt: null };
    await req.payload.db.updateOne({ collection: COLLECTION, id, data, req, returning: false });
    return resetPasswordToken;
  }
  // Who uses a link removes its token (`save-only-password.ts`), and the expiration is that moment.
  if (!resetPasswordToken && expiresAt >= Date.parse(since)) return null;
  return req.payload.forgotPassword({
    collection: COLLECTION,
    data: { email },
    disableEmail: true,
    expiration: validMs,
    req,
  });
}
