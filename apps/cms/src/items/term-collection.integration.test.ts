import { Forbidden, type TypedUser } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { ROLES, type Role } from '#cms/access/roles.ts';
import { createTag } from '#cms/collections/tags/sample.ts';
import { getTagVersions } from '../../testing/content.ts';
import { onOneDatabase } from '../../testing/databases.ts';
import { publishItem } from '../../testing/items.ts';
import { createUser } from '../../testing/records.ts';

const PUBLISHERS: readonly Role[] = ['administrator', 'publisher'];

onOneDatabase('terms', (cms) => {
  const people = new Map<Role, TypedUser>();

  beforeAll(async () => {
    for (const role of ROLES) people.set(role, await createUser(cms(), role, [role]));
  });

  it.each(ROLES)('can be changed by %s only with the right to publish', async (role) => {
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

  it('bump their cache tag on every change, since published pages show them', async () => {
    const tagVersion = async () => (await getTagVersions(cms())).tags ?? 0;
    const id = await createTag(cms(), 'renamed');
    const before = await tagVersion();
    await cms().payload.update({ collection: 'tags', id, data: { title: 'Nama baru' } });
    expect(await tagVersion()).toBe(before + 1);
    await cms().payload.delete({ collection: 'tags', id });
    expect(await tagVersion()).toBe(before + 2);
  });

  it.each(['faqs', 'lending-rates', 'guides', 'blogs'] as const)(
    'cannot be deleted while one of %s references them',
    async (collection) => {
      const { payload } = cms();
      const item = await publishItem(cms(), collection, 'stands', ['id']);
      const stored = JSON.stringify(await payload.findByID({ collection, id: item, depth: 1 }));
      const terms = {
        faqs: 'faq-topics',
        'lending-rates': 'lending-segments',
        guides: 'guide-groups',
        blogs: 'tags',
      };
      const term = terms[collection] as 'tags';
      const { docs } = await payload.find({ collection: term, overrideAccess: true });
      const used = docs.find(({ slug }) => stored.includes(`"slug":"${slug}"`));
      const remove = () => payload.delete({ collection: term, id: used?.id ?? 0, overrideAccess: true });
      await expect(remove()).rejects.toThrow('masih dipakai');
      await payload.delete({ collection, id: item, overrideAccess: true });
      await expect(remove()).resolves.toBeDefined();
    },
  );
});
