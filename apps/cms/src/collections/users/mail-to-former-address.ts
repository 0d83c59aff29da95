import type { CollectionAfterChangeHook } from 'payload';
import type { Env } from '#cms/env.ts';
import type { User } from '#cms/payload-types.ts';
import { queueAccountMail } from './mails/account-mail.ts';

/** Queues a mail to the former address of an account whose e-mail address was changed. */
export const mailToFormerAddress =
  (env: Pick<Env, 'encryptionKeys'>): CollectionAfterChangeHook<User> =>
  async ({ doc, operation, previousDoc, req }) => {
    if (operation !== 'update' || !req.user || previousDoc.email === doc.email) return doc;
    await queueAccountMail(req, env, {
      kind: 'emailChanged',
      user: doc.id,
      to: previousDoc.email,
      by: req.user.name,
    });
    return doc;
  };
