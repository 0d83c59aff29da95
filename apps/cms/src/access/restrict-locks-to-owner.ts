import type { Access, SanitizedConfig } from 'payload';
import { isStaff } from './rules.ts';

type Lock = { user?: { value?: unknown } | number | string | null };

/** The new owner of a lock that is being written; undefined if unchanged. */
function holderIn(data: Lock | undefined): string | undefined {
  const user = data?.user;
  if (user === undefined) return undefined;
  return String(typeof user === 'object' ? user?.value : user);
}

const ownLock: Access = ({ req }) =>
  req.user && isStaff({ req }) ? { 'user.value': { equals: req.user.id } } : false;

const inOwnName: Access<Lock> = ({ req, data }) =>
  isStaff({ req }) && holderIn(data) === String(req.user?.id);

/**
 * Staff may change their own edit locks, and take one over for themselves. Payload would let every signed-in
 * user change all locks.
 *
 * @throws Error if Payload renames its locks.
 */
export function restrictLocksToOwner(config: SanitizedConfig): void {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (!locks) throw new Error('Payload has no collection of locks.');
  locks.disableBulkEdit = true;
  Object.assign(locks.access, {
    create: inOwnName,
    read: isStaff,
    update: (args: Parameters<typeof inOwnName>[0]) =>
      holderIn(args.data) === undefined ? ownLock(args) : inOwnName(args),
    delete: ownLock,
  });
}
