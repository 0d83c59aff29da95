import { createHmac } from 'node:crypto';
import type { CollectionConfig, PayloadRequest } from 'payload';
import * as z from 'zod';
import { auditKeysOf } from './audit-keys.ts';
import { recordAudit } from './record-audit.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;
type Hook<Name extends keyof Hooks> = NonNullable<Hooks[Name]>[number];

declare module 'payload' {
  interface RequestContext {
    /** A sign-in is the end of setting a new password. */
    isPasswordReset?: boolean;
  }
}

const collection = 'users';
const account = z.object({ id: z.number(), name: z.string().catch('') });

const DIGEST_LENGTH = 10;

const typedAddress = ({ data }: PayloadRequest) =>
  z.object({ email: z.string() }).safeParse(data).data?.email;

/**
 * A keyed digest of the typed address, the same for known and unknown ones: repeated attempts can be recognised, and
 * neither an address nor the existence of an account can be read from it.
 */
function digestOfLoginRequest(req: PayloadRequest): string | null {
  const typed = typedAddress(req);
  if (typed === undefined) return null;
  const [{ key }] = auditKeysOf(req.payload);
  const address = typed.toLowerCase().trim();
  return createHmac('sha256', key).update(`sign-in ${address}`).digest('hex').slice(0, DIGEST_LENGTH);
}

/** Payload's errors of a rejected sign-in. */
const SIGN_IN_ERRORS = new Set(['AuthenticationError', 'LockedAuth', 'UnverifiedEmail']);

/**
 * The account that a wrong password has just locked: attempts on one that was locked before end with another error. This
 * row names the account, since an administrator has to help its owner.
 */
async function findLockedAccount(req: PayloadRequest) {
  const email = typedAddress(req)?.toLowerCase().trim();
  if (email === undefined) return null;
  const found = await req.payload.db.findOne<{ id: number; name: string; lockUntil?: string | null }>({
    collection,
    where: { email: { equals: email } },
  });
  return found && Date.parse(found.lockUntil ?? '') > Date.now() ? found : null;
}

const recordFailedSignIn: Hook<'afterError'> = async ({ error, req }) => {
  if (!SIGN_IN_ERRORS.has(error.name)) return;
  try {
    const failed = { action: 'sign-in-failed', collection, label: digestOfLoginRequest(req) } as const;
    // Looked up in any case, so that the response time is the same (timing attack).
    const account = await findLockedAccount(req);
    const locked = error.name === 'AuthenticationError' ? account : null;
    const lock = {
      action: 'account-locked',
      collection,
      documentId: locked?.id,
      label: locked?.name,
    } as const;
    await recordAudit(req, locked ? [failed, lock] : failed, null);
  } catch (err) {
    req.payload.logger.error({ msg: 'A failed sign-in was not recorded in the audit log', err });
  }
};

const recordSignIn: Hook<'afterLogin'> = async ({ context, req, user }) => {
  const { id, name } = account.parse(user);
  const action = context.isPasswordReset ? 'password-reset' : 'signed-in';
  await recordAudit(req, { action, collection, documentId: id }, { id, name: name || `#${id}` });
};

const recordSignOut: Hook<'afterLogout'> = async ({ req }) => {
  await recordAudit(req, { action: 'signed-out', collection, documentId: req.user?.id ?? null });
};

const recordReset: Hook<'beforeOperation'> = ({ context, operation }) => {
  if (operation === 'resetPassword') context.isPasswordReset = true;
};

const request = z.object({ data: z.object({ email: z.string() }) });

async function findAccountId(req: PayloadRequest, args: unknown): Promise<number | null> {
  const email = request.safeParse(args).data?.data.email.toLowerCase().trim();
  if (email === undefined) return null;
  const found = await req.payload.db.findOne<{ id: number }>({
    collection,
    req,
    where: { email: { equals: email } },
  });
  return found?.id ?? null;
}

const recordRequests: Hook<'afterOperation'> = async ({ args, operation, req, result }) => {
  const name: string = operation;
  if (name !== 'forgotPassword' && name !== 'unlock') return result;
  const documentId = await findAccountId(req, args);
  const action = name === 'unlock' ? 'unlocked' : 'password-requested';
  if (documentId !== null) await recordAudit(req, { action, collection, documentId });
  return result;
};

/** Records what happens to accounts apart from changes of their fields. */
export const accountHooks = {
  beforeOperation: recordReset,
  afterOperation: recordRequests,
  afterError: recordFailedSignIn,
  afterLogin: recordSignIn,
  afterLogout: recordSignOut,
} as const;
