import type { CollectionBeforeValidateHook } from 'payload';

/** What Payload stores with a new password by link, and the id by which it finds the account. */
const STORED = new Set([
  'id',
  'hash',
  'salt',
  'resetPasswordExpiration',
  'lockUntil',
  'loginAttempts',
  'sessions',
  'updatedAt',
]);

/**
 * Prevents a lost update: Payload reads an account, hashes the new password for a while, and then stores the whole account.
 * A role that was revoked meanwhile, or an address that was changed, would be written back, past every hook and the audit
 * log. The object that this hook gets is the one that is stored (`database/reduce-session-saves.ts`). Only that save has no
 * original document.
 */
export const saveOnlyPassword: CollectionBeforeValidateHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update' || originalDoc || !data) return data;
  for (const name of Object.keys(data)) if (!STORED.has(name)) delete data[name];
  // The link has served; Payload only ends its time.
  data.resetPasswordToken = null;
  return data;
};
