import { AuthenticationError, type CollectionBeforeLoginHook } from 'payload';
import type { Env } from '#cms/env.ts';
import type { User } from '#cms/payload-types.ts';

type Rule = Pick<Env, 'passwordSignInFor'>;

/** Whether an account may sign in with a password, and get a new one by mail. */
export function canUsePassword({ passwordSignInFor }: Rule, email: string): boolean {
  return passwordSignInFor === undefined || passwordSignInFor.includes(email.toLowerCase().trim());
}

/** Rejects sessions that begin with a password, or with a mail, for accounts that must not have one. */
export function rejectOtherPasswords(rule: Rule): CollectionBeforeLoginHook<User> {
  return ({ req, user }) => {
    if (req.context.signInMethod === 'identity-provider' || canUsePassword(rule, user.email)) return;
    throw new AuthenticationError(req.t);
  };
}
