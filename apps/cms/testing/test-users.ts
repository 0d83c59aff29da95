import { SERVICE_KEY_HEADER } from '@beranda/contract';
import { Forbidden, type TypedUser } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../src/access/roles.ts';
import { createUser, signIn } from './records.ts';
import type { RunningCms } from './start-cms.ts';

/** A user per role, one without a role, and nobody for anonymous. */
export type TestRole = Role | 'nobody' | 'without-role';

export const EVERYONE: readonly TestRole[] = [...ROLES, 'without-role', 'nobody'];
/** Also the public site, which has its service key and no account. */
export type Caller = TestRole | 'site';
export const CALLERS: readonly Caller[] = [...EVERYONE, 'site'];
export const STAFF: readonly TestRole[] = ROLES;
export const PUBLISHERS: readonly TestRole[] = ['administrator', 'publisher'];
export const WRITERS: readonly TestRole[] = ['administrator', 'publisher', 'editor'];
export const TREASURY: readonly TestRole[] = ['administrator', 'treasury'];
/** Roles that work the cases of the contact form. */
export const CARE: readonly TestRole[] = ['administrator', 'customer-care'];
/** Roles that work cases, but of other forms. */
export const OTHER_DESKS: readonly TestRole[] = ['sales', 'business-banking'];

/** Roles that work cases of at least one form. */
export const CASE_WORKERS: readonly TestRole[] = [...CARE, ...OTHER_DESKS];

/** The status with which the endpoints of a contact form’s case reject a user. */
export const rejectionStatusOf = (who: TestRole): 403 | 404 => (OTHER_DESKS.includes(who) ? 404 : 403);
export const ADMINISTRATOR: readonly TestRole[] = ['administrator'];
export const NONE: readonly TestRole[] = [];

export type UserContext = { overrideAccess: false; user: TypedUser | null };

export type TestUsers = {
  as(who: TestRole): UserContext;
  /** The account of a user. */
  accountOf(who: Exclude<TestRole, 'nobody'>): TypedUser;
  /** A unique name within the test. */
  next(name: string): string;
};

/** Creates an account per role before the tests of a suite. */
export function makeTestUsers(cms: () => RunningCms): TestUsers {
  const accounts = new Map<TestRole, TypedUser>();
  let serial = 0;
  beforeAll(async () => {
    for (const role of ROLES) accounts.set(role, await createUser(cms(), role, [role]));
    accounts.set('without-role', await createUser(cms(), 'without-role', []));
  });
  return {
    as: (who) => ({ overrideAccess: false, user: accounts.get(who) ?? null }),
    accountOf(who) {
      const account = accounts.get(who);
      if (!account) throw new Error(`${who} has no account yet.`);
      return account;
    },
    next(name) {
      serial += 1;
      return `${name}-${serial}`;
    },
  };
}

/** The headers of each caller. Their accounts are those of `makeTestUsers`. */
export async function signInAll(cms: RunningCms): Promise<(who: Caller) => Record<string, string>> {
  const headers = new Map<Caller, Record<string, string>>();
  for (const who of EVERYONE) headers.set(who, who === 'nobody' ? {} : await signIn(cms, who));
  headers.set('site', { [SERVICE_KEY_HEADER]: cms.serviceKey });
  return (who) => headers.get(who) ?? {};
}

/** Makes the test users of a suite and signs all of them in before its tests; returns their headers by caller. */
export function makeSignedInTestUsers(
  cms: () => RunningCms,
): TestUsers & { headersOf: (who: Caller) => Record<string, string> } {
  const users = makeTestUsers(cms);
  let headersOf: Awaited<ReturnType<typeof signInAll>> = () => ({});
  beforeAll(async () => {
    headersOf = await signInAll(cms());
  });
  return { ...users, headersOf: (who) => headersOf(who) };
}

/** An operation, who may do it, and the call itself, which throws `Forbidden` without permission. */
export type Operation = [
  name: string,
  allowed: readonly TestRole[],
  operate: (as: UserContext) => Promise<unknown>,
];

/** Expects that exactly the allowed users can run each operation. */
export function expectAccess(users: TestUsers, operations: readonly Operation[]): void {
  describe.each(operations)('%s', (_name, allowed, operate) => {
    it.each(EVERYONE)('by %s', async (who) => {
      const attempt = operate(users.as(who)).then(
        () => 'done',
        (error: unknown) => (error instanceof Forbidden ? 'rejected' : error),
      );
      expect(await attempt).toBe(allowed.includes(who) ? 'done' : 'rejected');
    });
  });
}
