import { expect, it } from 'vitest';
import { breachSample } from '#cms/collections/data-breaches/sample.ts';
import { onOneDatabase } from '../../testing/databases.ts';
import { createUser, sampleCase } from '../../testing/records.ts';
import {
  ADMINISTRATOR,
  CARE,
  CASE_WORKERS,
  expectAccess,
  makeTestUsers,
  NONE,
} from '../../testing/test-users.ts';
import { ROLES } from './roles.ts';

onOneDatabase('access to messages, data breaches and users', (cms) => {
  const people = makeTestUsers(cms);
  const { next } = people;
  const payload = () => cms().payload;
  const message = async () => {
    const { id } = await payload().create({
      collection: 'cases',
      data: sampleCase(next('key')),
      overrideAccess: true,
    });
    return id;
  };

  const event = async () => {
    const { docs } = await payload().find({
      collection: 'case-events',
      where: { case: { equals: await message() } },
    });
    return docs[0]?.id ?? 0;
  };

  const breach = async () =>
    (await payload().create({ collection: 'data-breaches', data: breachSample(next('insiden')) })).id;

  expectAccess(people, [
    ['read cases', [...CASE_WORKERS, 'auditor'], (as) => payload().find({ collection: 'cases', ...as })],
    [
      'create a case',
      NONE,
      (as) => payload().create({ collection: 'cases', data: sampleCase(next('k')), ...as }),
    ],
    [
      'close a case',
      CARE,
      async (as) =>
        payload().update({
          collection: 'cases',
          id: await message(),
          data: { status: 'closed' },
          ...as,
        }),
    ],
    [
      'delete a case',
      NONE,
      async (as) => payload().delete({ collection: 'cases', id: await message(), ...as }),
    ],
    ['read attachments', CASE_WORKERS, (as) => payload().find({ collection: 'attachments', ...as })],
    ['delete an attachment', NONE, (as) => payload().delete({ collection: 'attachments', where: {}, ...as })],
    [
      'read the history of cases',
      [...CASE_WORKERS, 'auditor'],
      (as) => payload().find({ collection: 'case-events', ...as }),
    ],
    [
      'write into the history of a case',
      NONE,
      async (as) =>
        payload().create({
          collection: 'case-events',
          data: { case: await message(), kind: 'note', at: new Date().toISOString(), note: 'Palsu' },
          ...as,
        }),
    ],
    [
      'change the history of a case',
      NONE,
      async (as) =>
        payload().update({ collection: 'case-events', id: await event(), data: { note: 'Lain' }, ...as }),
    ],
    [
      'delete from the history of a case',
      NONE,
      async (as) => payload().delete({ collection: 'case-events', id: await event(), ...as }),
    ],
    [
      'read statistics of erased cases',
      [...CASE_WORKERS, 'auditor'],
      (as) => payload().find({ collection: 'case-statistics', ...as }),
    ],
    [
      'write statistics of erased cases',
      NONE,
      (as) =>
        payload().create({
          collection: 'case-statistics',
          data: { form: 'contact', receivedMonth: '2026-01', status: 'settled' },
          ...as,
        }),
    ],
    [
      'read the register of data breaches',
      [...CARE, 'auditor'],
      (as) => payload().find({ collection: 'data-breaches', ...as }),
    ],
    [
      'read the earlier states of a data breach',
      [...CARE, 'auditor'],
      (as) => payload().findVersions({ collection: 'data-breaches', ...as }),
    ],
    [
      'record a data breach',
      CARE,
      (as) => payload().create({ collection: 'data-breaches', data: breachSample(next('insiden')), ...as }),
    ],
    [
      'change a data breach',
      CARE,
      async (as) =>
        payload().update({ collection: 'data-breaches', id: await breach(), data: { cause: 'Lain' }, ...as }),
    ],
    [
      'delete a data breach',
      NONE,
      async (as) => payload().delete({ collection: 'data-breaches', id: await breach(), ...as }),
    ],
    [
      'read the service settings',
      [...CASE_WORKERS, 'auditor'],
      (as) => payload().findGlobal({ slug: 'service', ...as }),
    ],
    [
      'change the service settings',
      ADMINISTRATOR,
      (as) =>
        payload().updateGlobal({
          slug: 'service',
          data: { notify: [{ for: 'sales', addresses: ['penjualan@bank.example'] }] },
          ...as,
        }),
    ],
    [
      'add a user, except by invitation',
      NONE,
      (as) =>
        payload().create({
          collection: 'users',
          data: { name: 'Baru', email: `${next('baru')}@bank.example`, password: 'kata sandi panjang' },
          ...as,
        }),
    ],
    [
      'change another user',
      ADMINISTRATOR,
      async (as) => {
        const other = await createUser(cms(), next('other'), []);
        return payload().update({ collection: 'users', id: other.id, data: { name: 'Lain' }, ...as });
      },
    ],
    [
      'delete a user',
      ADMINISTRATOR,
      async (as) => {
        const other = await createUser(cms(), next('other'), []);
        return payload().delete({ collection: 'users', id: other.id, ...as });
      },
    ],
  ]);

  it('users cannot assign roles to themselves', async () => {
    const { id } = people.accountOf('editor');
    await payload().update({
      collection: 'users',
      id,
      data: { name: 'Masih penyunting', roles: ['administrator'] },
      ...people.as('editor'),
    });
    const after = await payload().findByID({ collection: 'users', id });
    expect(after).toMatchObject({ name: 'Masih penyunting', roles: ['editor'] });
  });

  it('users may change their own name and password, but not their address', async () => {
    const id = people.accountOf('auditor').id;
    const email = 'kantor-lain@bank.example';
    await payload().update({
      collection: 'users',
      id,
      data: { name: 'Nama baru', email, password: 'kata sandi yang baru' },
      ...people.as('auditor'),
    });
    const after = await payload().findByID({ collection: 'users', id });
    expect(after).toMatchObject({ name: 'Nama baru', email: 'auditor@bank.example' });
    await payload().update({ collection: 'users', id, data: { email }, ...people.as('administrator') });
    expect(await payload().findByID({ collection: 'users', id })).toMatchObject({ email });
  });

  it.each(['editor', 'treasury', 'customer-care', 'publisher', 'without-role'] as const)(
    'shows %s no other user',
    async (who) => {
      const { docs } = await payload().find({ collection: 'users', ...people.as(who) });
      expect(docs.map(({ id }) => id)).toEqual([people.accountOf(who).id]);
    },
  );

  it.each(['administrator', 'auditor'] as const)('shows %s every user', async (who) => {
    const { totalDocs } = await payload().find({ collection: 'users', ...people.as(who) });
    expect(totalDocs).toBeGreaterThan(ROLES.length);
  });
});
