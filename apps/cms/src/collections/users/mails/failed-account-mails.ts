import type { Payload, Where } from 'payload';
import * as z from 'zod';
import { ACCOUNT_MAIL_TASK } from './account-mail.ts';

/** Afterwards the job is deleted, with the address in it. */
const SHOWN_FOR_MS = 7 * 24 * 60 * 60 * 1000;
const MAX_LISTED = 10;

/** The fields of a stored mail that are not encrypted. */
const failedMail = z.object({
  kind: z.enum(['invitation', 'passwordChanged', 'emailChanged', 'secondFactorRemoved']),
  user: z.number(),
  invitedAt: z.string().optional(),
});
const failedInput = z.object({ mail: failedMail });

/** A mail about an account that was not sent, and will not be. */
export type FailedAccountMail = {
  /** The id of its job. */
  job: number | string;
  kind: z.infer<typeof failedMail>['kind'];
  user: { id: number; name: string };
};

type Account = { id: number; name: string; invitedAt?: string | null };

/** An invitation that was accepted, or sent again since, is no failure any more. */
const isOpen = (mail: z.infer<typeof failedMail>, { invitedAt }: Account) =>
  mail.kind !== 'invitation' || Date.parse(mail.invitedAt ?? '') === Date.parse(invitedAt ?? '');

const shownSince = (now: number) => new Date(now - SHOWN_FOR_MS).toISOString();

const failedWhere = (time: Where): Where => ({
  and: [{ taskSlug: { equals: ACCOUNT_MAIL_TASK } }, { hasError: { equals: true } }, time],
});

/** Deletes the jobs of failed mails that nobody is shown any more: they have addresses. */
export async function deleteOldFailedAccountMails(payload: Payload, now = Date.now()): Promise<void> {
  const where = failedWhere({ updatedAt: { less_than_equal: shownSince(now) } });
  await payload.db.deleteMany({ collection: 'payload-jobs', where });
}

/**
 * The failed mails of the last seven days about accounts that exist, newest first; at most ten. Without those with a link
 * for a new password, which its owner requests again.
 */
export async function listFailedAccountMails(
  payload: Payload,
  now = Date.now(),
): Promise<FailedAccountMail[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    sort: '-updatedAt',
    where: failedWhere({ updatedAt: { greater_than: shownSince(now) } }),
  });
  const failed = docs.flatMap(({ id: job, input }) => {
    const { data } = failedInput.safeParse(input);
    return data ? [{ job, ...data.mail }] : [];
  });
  if (failed.length === 0) return [];
  const accounts = await payload.db.find<Account>({
    collection: 'users',
    pagination: false,
    where: { id: { in: failed.map(({ user }) => user) } },
  });
  return failed
    .flatMap((mail) => {
      const account = accounts.docs.find(({ id }) => id === mail.user);
      if (!account || !isOpen(mail, account)) return [];
      return [{ job: mail.job, kind: mail.kind, user: { id: account.id, name: account.name } }];
    })
    .slice(0, MAX_LISTED);
}
