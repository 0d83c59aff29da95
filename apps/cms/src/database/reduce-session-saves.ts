import type { BaseDatabaseAdapter } from 'payload';

type UpdateOne = BaseDatabaseAdapter['updateOne'];
type UpdateArgs = Parameters<UpdateOne>[0];

const ACCOUNTS = 'users';

/** Whether Payload stores the sessions of an account: sign-in, refresh and sign-out keep `updatedAt` by sending null. */
const isSessionSave = ({ collection, data }: UpdateArgs) =>
  collection === ACCOUNTS && Array.isArray(data.sessions) && data.updatedAt === null;

const COUNT_FIELDS = ['loginAttempts', 'lockUntil'];

/** Whether wrong passwords are counted or forgotten: an open form of the account would be out of date by that. */
const isCountOfPasswords = ({ collection, data }: UpdateArgs) =>
  collection === ACCOUNTS && Object.keys(data).every((name) => COUNT_FIELDS.includes(name));

/**
 * Prevents a lost update: Payload reads an account, hashes the password for a while, and then stores the whole account to
 * add a session. A role that was revoked meanwhile, or an address or password that was changed, would be written back. Its
 * lockout after wrong passwords, which has no marker of its own, still stores the whole account.
 */
export function withSessionSavesReduced<T extends BaseDatabaseAdapter>(adapter: T): T {
  const updateOne: UpdateOne = adapter.updateOne.bind(adapter);
  adapter.updateOne = ((args: UpdateArgs) => {
    if (isCountOfPasswords(args)) return updateOne({ ...args, data: { ...args.data, updatedAt: null } });
    if (!isSessionSave(args)) return updateOne(args);
    const { sessions, updatedAt } = args.data;
    return updateOne({ ...args, data: { sessions, updatedAt } });
  }) as UpdateOne;
  return adapter;
}
