import type { TypedUser } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { onOneDatabase } from '../../testing/databases.ts';
import { createUser, sampleCase } from '../../testing/records.ts';
import { ROLES } from './roles.ts';

const collection = 'payload-locked-documents';
const rejected = { name: 'Forbidden' };

onOneDatabase('edit locks', (cms) => {
  const people = new Map<string, TypedUser>();

  beforeAll(async () => {
    for (const role of ROLES) people.set(role, await createUser(cms(), role, [role]));
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

  it('can be released by their owner, and not be moved to something else', async () => {
    const id = await lockOf('publisher');
    await expect(payload().delete({ collection, id, ...as('administrator') })).rejects.toMatchObject(
      rejected,
    );
    for (const data of [{ globalSlug: 'settings' }, { ...named('publisher'), globalSlug: 'settings' }])
      await expect(payload().update({ collection, id, data, ...as('publisher') })).rejects.toMatchObject(
        rejected,
      );
    await payload().delete({ collection, id, ...as('publisher') });
  });

  it('can be taken over only for oneself, one at a time, by those who may save', async () => {
    const id = await lockOf('publisher');
    const over = (who: string, by: string) =>
      payload().update({ collection, id, data: named(who), ...as(by) });
    await expect(over('auditor', 'administrator')).rejects.toMatchObject(rejected);
    for (const who of ['editor', 'treasury', 'auditor', 'without-role'])
      await expect(over(who, who)).rejects.toMatchObject(rejected);
    await over('administrator', 'administrator');
    const all = { where: { id: { greater_than: 0 } }, data: named('publisher'), ...as('publisher') };
    await expect(payload().update({ collection, ...all })).rejects.toThrow();
    await payload().delete({ collection, id, ...as('administrator') });
  });

  it('of cases are known and taken over only by those who work cases', async () => {
    const caseDoc = await payload().create({ collection: 'cases', data: sampleCase('kunci') });
    const document = { relationTo: 'cases' as const, value: caseDoc.id };
    const data = { ...named('customer-care'), document };
    const { id } = await payload().create({ collection, data, overrideAccess: true });
    const where = { 'document.relationTo': { equals: 'cases' } };
    const seenBy = async (who: string) =>
      (await payload().count({ collection, where, ...as(who) })).totalDocs === 1;
    for (const who of ['customer-care', 'administrator', 'auditor'])
      expect(await seenBy(who), who).toBe(true);
    for (const who of ['editor', 'treasury', 'publisher']) {
      expect(await seenBy(who), who).toBe(false);
      const own = named(who);
      await expect(payload().update({ collection, id, data: own, ...as(who) })).rejects.toThrow();
      const created = payload().create({ collection, data: { ...own, document }, ...as(who) });
      await expect(created).rejects.toMatchObject(rejected);
    }
    await payload().update({ collection, id, data: named('administrator'), ...as('administrator') });
  });
});
