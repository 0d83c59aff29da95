import { SERVICE_KEY_HEADER } from '@beranda/contract';
import { Forbidden, type TypedUser } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../src/access/roles.ts';
import { createUser, signIn } from './records.ts';
import type { RunningCms } from './start-cms.ts';

/** A user per role, one without a role, and nobody for anonymous. */
export type Who = Role | 'nobody' | 'without-role';

export const EVERYONE: readonly Who[] = [...ROLES, 'without-role', 'nobody'];
/** Also the public site, which has its service key and no account. */
export type Caller = Who | 'site';
export const CALLERS: readonly Caller[] = [...EVERYONE, 'site'];
export const STAFF: readonly Who[] = ROLES;
export const PUBLISHERS: readonly Who[] = ['administrator', 'publisher'];
export const WRITERS: readonly Who[] = ['administrator', 'publisher', 'editor'];
export const TREASURY: readonly Who[] = ['administrator', 'treasury'];
/** Who works the cases of the contact form. */
export const CARE: readonly Who[] = ['administrator', 'customer-care'];
/** Who works cases, but of other forms. */
export const OTHER_DESKS: readonly Who[] = ['sales', 'business-banking'];

/** Who works cases of at least one form. */
export const CASE_WORKERS: readonly Who[] = [...CARE, ...OTHER_DESKS];

/** The status with which the endpoints of a contact form's case refuse somebody. */
export const rejectionStatusOf = (who: Who): 403 | 404 => (OTHER_DESKS.includes(who) ? 404 : 403);
export const ADMINISTRATOR: readonly Who[] = ['administrator'];
export const NONE: readonly Who[] = [];

export type As = { overrideAccess: false; user: TypedUser | null };

export type People = {
  as(who: Who): As;
  /** The account of a user. */
  accountOf(who: Exclude<Who, 'nobody'>): TypedUser;
  /** A unique name within the test. */
  next(name: string): string;
};

/** Creates an account per role before the tests of a suite. */
export function makePeople(cms: () => RunningCms): People {
  const accounts = new Map<Who, TypedUser>();
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

/** The headers of each caller. Their accounts are those of `makePeople`. */
export async function signInAll(cms: RunningCms): Promise<(who: Caller) => Record<string, string>> {
  const headers = new Map<Caller, Record<string, string>>();
  for (const who of EVERYONE) headers.set(who, who === 'nobody' ? {} : await signIn(cms, who));
  headers.set('site', { [SERVICE_KEY_HEADER]: cms.serviceKey });
  return (who) => headers.get(who) ?? {};
}

/** Makes the people of a suite and signs all of them in before its tests; returns their headers by caller. */
export function makeSignedInPeople(
  cms: () => RunningCms,
): People & { headersOf: (who: Caller) => Record<string, string> } {
  const people = makePeople(cms);
  let headersOf: Awaited<ReturnType<typeof signInAll>> = () => ({});
  beforeAll(async () => {
    headersOf = await signInAll(cms());
  });
  return { ...people, headersOf: (who) => headersOf(who) };
}

/** An operation, who may do it, and the call itself, which throws `Forbidden` without permission. */
export type Operation = [name: string, allowed: readonly Who[], operate: (as: As) => Promise<unknown>];

/** Expects that exactly the allowed users can run each operation. */
export function expectAccess(people: People, operations: readonly Operation[]): void {
  describe.each(operations)('%s', (_name, allowed, operate) => {
    it.each(EVERYONE)('by %s', async (who) => {
      const attempt = operate(people.as(who)).then(
        () => 'done',
        (error: unknown) => (error instanceof Forbidden ? 'rejected' : error),
      );
      expect(await attempt).toBe(allowed.includes(who) ? 'done' : 'rejected');
    });
  });
}
