import { expect, it } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import { runMigration } from '../../../testing/migrations.ts';
import { sampleCase } from '../../../testing/records.ts';
import { makeTestUsers } from '../../../testing/test-users.ts';

onEachDatabase('the migration of the search text of cases', (cms) => {
  const people = makeTestUsers(cms);
  const migrate = (direction: 'up' | 'down') =>
    runMigration(cms(), 'search_phone_numbers_of_cases', direction);

  it.each([
    ['+62 812-1000-0001', 'ratna@contoh.example', '081210000001'],
    ['+62 812-1000-0002', null, '081210000002'],
    ['812 1000 0003', null, '81210000003'],
    ['081210000004', null, '081210000004'],
  ])('adds the digits of %s once, as new cases have them', async (senderPhone, senderEmail, digits) => {
    const { payload } = cms();
    const data = { ...sampleCase(people.next('migration')), senderEmail, senderPhone };
    const { id } = await payload.create({ collection: 'cases', data, overrideAccess: true });
    const searchText = async () => (await payload.findByID({ collection: 'cases', id, depth: 0 })).searchText;
    const created = await searchText();
    expect(created?.split(digits)).toHaveLength(2);

    await migrate('down');
    const parts = [data.ticket, data.senderName, senderEmail, senderPhone];
    expect(await searchText()).toBe(parts.filter(Boolean).join(' '));
    await migrate('up');
    expect(await searchText()).toBe(created);
  });
});
