import path from 'node:path';
import type { Access, SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { createConfig } from '#cms/create-config.ts';
import { envForBuilding } from '#cms/env.ts';
import { ACCESS_TABLE } from './access-table.ts';
import { ROLES, type Role } from './roles.ts';

let config: SanitizedConfig;

beforeAll(async () => {
  config = await createConfig(envForBuilding(), path.resolve(import.meta.dirname, '..'));
});

const slugsOf = (entities: readonly { slug: string }[]) =>
  entities
    .map(({ slug }) => slug)
    .filter((slug) => !slug.startsWith('payload-'))
    .sort();

/** The roles with access that is unconditional, or depends on nothing but the field with the form. */
async function allowed(access: Access | undefined, data?: object, form = ''): Promise<Role[]> {
  const results = await Promise.all(
    ROLES.map((role) => {
      const req = { headers: new Headers(), user: { id: 1, collection: 'users', roles: [role] } };
      return access?.({ req, data } as unknown as Parameters<Access>[0]);
    }),
  );
  const isByForm = (result: unknown) =>
    typeof result === 'object' && result !== null && Object.keys(result).join() === form;
  return ROLES.filter((_role, index) => results[index] === true || isByForm(results[index]));
}

const inOrder = (roles: readonly Role[]) => ROLES.filter((role) => roles.includes(role));

describe('the access table', () => {
  it('has exactly one row per collection and global', () => {
    expect(Object.keys(ACCESS_TABLE.collections).sort()).toEqual(slugsOf(config.collections));
    expect(Object.keys(ACCESS_TABLE.globals).sort()).toEqual(slugsOf(config.globals));
  });

  it.each(Object.entries(ACCESS_TABLE.collections))('matches the access rules of %s', async (slug, row) => {
    const access = config.collections.find((candidate) => candidate.slug === slug)?.access;
    for (const operation of ['read', 'create', 'update', 'delete'] as const)
      expect(await allowed(access?.[operation], undefined, row.form), operation).toEqual(
        inOrder(row[operation]),
      );
    const { publish } = row;
    if (!publish) return;
    for (const operation of ['create', 'update'] as const)
      expect(await allowed(access?.[operation], { _status: 'published' })).toEqual(inOrder(publish));
  });

  it.each(Object.entries(ACCESS_TABLE.globals))(
    'matches the access rules of the global %s',
    async (slug, row) => {
      const access = config.globals.find((candidate) => candidate.slug === slug)?.access;
      for (const operation of ['read', 'update'] as const)
        expect(await allowed(access?.[operation]), operation).toEqual(inOrder(row[operation]));
    },
  );
});
