import type { TypedUser } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { onOneDatabase } from '../../testing/databases.ts';
import { createUser } from '../../testing/records.ts';

const collection = 'payload-locked-documents';
const rejected = { name: 'Forbidden' };

onOneDatabase('edit locks', (cms) => {
  const people = new Map<string, TypedUser>();

  beforeAll(async () => {
    for (const role of ['editor', 'treasury', 'publisher', 'auditor'] as const)
      people.set(role, await createUser(cms(), role, [role]));
    people.set('without-role', await createUser(cms(), 'without-role', []));
  });

  const payload = () => cms().payload;
  const as = (who: string) => ({ overrideAccess: false as const, user: people.get(who) ?? null });
  const named = (who: string) => ({
    user: { relationTo: 'users' as const, value: people.get(who)?.id ?? 0 },
  });
  const lockOf = async (who: string) => {
    const data = { ...named(who), globalSlug: 'home' };
    return (await payload().create({ collection, data, overrideAccess: true })).id;
  };

  it.each(['nobody', 'without-role'])('are inaccessible for %s', async (who) => {
    await lockOf('editor');
    await expect(payload().find({ collection, ...as(who) })).rejects.toMatchObject(rejected);
    const data = { ...named('without-role'), globalSlug: 'home' };
    await expect(payload().create({ collection, data, ...as(who) })).rejects.toMatchObject(rejected);
  });

  it('can be changed and released by their owner', async () => {
    const id = await lockOf('editor');
    const other = as('treasury');
    const data = { globalSlug: 'settings' };
    await expect(payload().update({ collection, id, data, ...other })).rejects.toMatchObject(rejected);
    await expect(payload().delete({ collection, id, ...other })).rejects.toMatchObject(rejected);
    await payload().update({ collection, id, data, ...as('editor') });
    await payload().delete({ collection, id, ...as('editor') });
  });

  it('can be taken over only for oneself, one at a time', async () => {
    const id = await lockOf('editor');
    const over = (who: string, by: string) =>
      payload().update({ collection, id, data: named(who), ...as(by) });
    await expect(over('auditor', 'publisher')).rejects.toMatchObject(rejected);
    await over('publisher', 'publisher');
    const all = { where: { id: { greater_than: 0 } }, data: named('treasury'), ...as('treasury') };
    await expect(payload().update({ collection, ...all })).rejects.toThrow();
    await payload().delete({ collection, id, ...as('publisher') });
  });
});
