import type { CollectionBeforeChangeHook } from 'payload';
import type { User } from '#cms/payload-types.ts';

/**
 * Ends the link for a new password of an account whose e-mail address is changed: it was mailed to the former address,
 * which may be somebody else's. A mail that waits creates another one (`mails/link-token.ts`).
 */
export const endLinkOfFormerAddress: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  if (!originalDoc || data.email === undefined || data.email === originalDoc.email) return data;
  return { ...data, resetPasswordToken: null, resetPasswordExpiration: null };
};
