import { Forbidden, type TypedUser } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../src/access/roles.ts';
import { createUser } from './records.ts';
import type { RunningCms } from './start-cms.ts';

/** A person of each role, one who has none, and somebody who is not signed in. */
export type Who = Role | 'nobody' | 'without-role';

export const EVERYONE: readonly Who[] = [...ROLES, 'without-role', 'nobody'];
export const STAFF: readonly Who[] = ROLES;
export const PUBLISHERS: readonly Who[] = ['administrator', 'publisher'];
export const WRITERS: readonly Who[] = ['administrator', 'publisher', 'editor'];
export const TREASURY: readonly Who[] = ['administrator', 'treasury'];
export const CARE: readonly Who[] = ['administrator', 'customer-care'];
export const ADMINISTRATOR: readonly Who[] = ['administrator'];
export const NONE: readonly Who[] = [];

export type As = { overrideAccess: false; user: TypedUser | null };

export type People = {
  as(who: Who): As;
  /** The account of somebody who has one. */
  accountOf(who: Exclude<Who, 'nobody'>): TypedUser;
  /** A name that no other record of the test has. */
  next(name: string): string;
};

/** Makes an account for everybody before the tests of a suite begin. */
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

/** An operation, who may do it, and the operation itself, which throws `Forbidden` for whoever may not. */
export type Operation = [name: string, allowed: readonly Who[], operate: (as: As) => Promise<unknown>];

/** Looks that each operation is done by those who may, and refused to everybody else. */
export function expectAccess(people: People, operations: readonly Operation[]): void {
  describe.each(operations)('%s', (_name, allowed, operate) => {
    it.each(EVERYONE)('by %s', async (who) => {
      const attempt = operate(people.as(who)).then(
        () => 'done',
        (error: unknown) => (error instanceof Forbidden ? 'refused' : error),
      );
      expect(await attempt).toBe(allowed.includes(who) ? 'done' : 'refused');
    });
  });
}
