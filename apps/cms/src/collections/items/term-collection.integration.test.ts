import { Forbidden, type TypedUser } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { ROLES, type Role } from '#cms/access/roles.ts';
import { revisionsOf } from '../../../testing/content.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { createTag } from '../../../testing/items.ts';
import { createUser } from '../../../testing/records.ts';

const PUBLISHERS: readonly Role[] = ['administrator', 'publisher'];

onEachDatabase('terms', (cms) => {
  const people = new Map<Role, TypedUser>();

  beforeAll(async () => {
    for (const role of ROLES) people.set(role, await createUser(cms(), role, [role]));
  });

  it.each(ROLES)('are changed by %s only when that is a publisher', async (role) => {
    const as = { overrideAccess: false, user: people.get(role) ?? null } as const;
    const id = await createTag(cms(), `tag-of-${role}`);
    const attempts = [
      () => cms().payload.create({ collection: 'tags', data: { slug: role, title: role, order: 1 }, ...as }),
      () => cms().payload.update({ collection: 'tags', id, data: { title: 'Lain' }, ...as }),
      () => cms().payload.delete({ collection: 'tags', id, ...as }),
    ];
    for (const attempt of attempts) {
      if (PUBLISHERS.includes(role)) await expect(attempt()).resolves.toBeDefined();
      else await expect(attempt()).rejects.toThrow(Forbidden);
    }
    await expect(cms().payload.find({ collection: 'tags', ...as })).resolves.toBeDefined();
  });

  it('raise their revision with every change, because published pages show them', async () => {
    const revision = async () => (await revisionsOf(cms())).tags ?? 0;
    const id = await createTag(cms(), 'renamed');
    const before = await revision();
    await cms().payload.update({ collection: 'tags', id, data: { title: 'Nama baru' } });
    expect(await revision()).toBe(before + 1);
    await cms().payload.delete({ collection: 'tags', id });
    expect(await revision()).toBe(before + 2);
  });
});
