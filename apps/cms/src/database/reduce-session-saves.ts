import type { BaseDatabaseAdapter } from 'payload';

type UpdateOne = BaseDatabaseAdapter['updateOne'];
type UpdateArgs = Parameters<UpdateOne>[0];

const ACCOUNTS = 'users';

/**
 * Whether Payload stores the sessions of an account: sign-in, refresh and sign-out keep `updatedAt` by sending null. A
 * lockout, which ends the newest sessions, is the only save of a whole account without a request.
 */
const isSessionSave = ({ collection, data, req }: UpdateArgs) =>
  collection === ACCOUNTS && Array.isArray(data.sessions) && (data.updatedAt === null || !req);

const COUNT_FIELDS = ['loginAttempts', 'lockUntil'];

/** Whether wrong passwords are counted or forgotten: an open form of the account would be out of date by that. */
const isCountOfPasswords = ({ collection, data }: UpdateArgs) =>
  collection === ACCOUNTS && Object.keys(data).every((name) => COUNT_FIELDS.includes(name));

/** Whether a new password by link is stored, which `collections/users/save-only-password.ts` has reduced. */
const isPasswordSave = ({ collection, data }: UpdateArgs) =>
  collection === ACCOUNTS && 'hash' in data && !('email' in data);

/**
 * Prevents a lost update: Payload reads an account, hashes the password for a while, and then stores the whole account to
 * add a session, or to end some after a lockout. A role that was revoked meanwhile, or an address or password that was
 * changed, would be written back, and the lockout itself undone.
 */
export function withSessionSavesReduced<T extends BaseDatabaseAdapter>(adapter: T): T {
  const updateOne: UpdateOne = adapter.updateOne.bind(adapter);
  adapter.updateOne = ((args: UpdateArgs) => {
    if (isCountOfPasswords(args)) return updateOne({ ...args, data: { ...args.data, updatedAt: null } });
    const { sessions, id: _id, ...data } = args.data;
    const sessionSave = { ...args, data: { sessions, updatedAt: null } };
    // Apart: with sessions, the adapter would insert a row and need all of its values.
    if (isPasswordSave(args)) return updateOne({ ...args, data }).then(() => updateOne(sessionSave));
    return updateOne(isSessionSave(args) ? sessionSave : args);
  }) as UpdateOne;
  return adapter;
}
