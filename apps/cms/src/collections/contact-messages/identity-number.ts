import type { FieldHook, PayloadRequest } from 'payload';
import { canWorkMessages } from '#cms/access/rules.ts';
import { decryptText, encryptText } from '#cms/security/encrypted-text.ts';

export const IDENTITY_MASK = '••••••••••••••••';
const UNREADABLE = 'Tidak terbaca / unreadable';

const contextOf = (ticket: unknown) => `contact-messages.identityNumber:${String(ticket)}`;

/** Encrypts the number on creation. Updates keep the stored ciphertext. */
export function encryptIdentityNumber(key: Buffer): FieldHook {
  return ({ operation, siblingData, siblingDocWithLocales, value }) => {
    // An update sends the displayed value, a mask or plain text, which must not be stored.
    if (operation !== 'create') return siblingDocWithLocales?.identityNumber ?? null;
    return typeof value === 'string' && value !== ''
      ? encryptText(value, key, contextOf(siblingData.ticket))
      : null;
  };
}

/** Decrypts the number for authorized readers and masks it for others. */
export function revealIdentityNumber(key: Buffer): FieldHook {
  return ({ req, siblingData, value }) => {
    if (typeof value !== 'string' || value === '') return value;
    if (!canWorkMessages({ req })) return IDENTITY_MASK;
    try {
      return decryptText(value, key, contextOf(siblingData.ticket));
    } catch {
      logUnreadable(req, siblingData.ticket);
      return UNREADABLE;
    }
  };
}

function logUnreadable(req: PayloadRequest, ticket: unknown) {
  req.payload.logger.error({
    msg: 'An identity number cannot be decrypted: is ENCRYPTION_KEY another one?',
    ticket,
  });
}
