import type { Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { beforeAll, expect, it } from 'vitest';
import { readRows, sql } from '#cms/database/sql.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { makePeople } from '../../../../testing/people.ts';
import { sampleCase } from '../../../../testing/records.ts';
import { matchingIds, searchFor } from './search-cases.ts';

onEachDatabase('the search of cases', (cms) => {
  const people = makePeople(cms);

  beforeAll(async () => {
    const cases = [
      { senderName: 'Ratna Wulandari', senderEmail: 'rw@contoh.example', status: 'closed' as const },
      { senderName: 'Wulandari Putri', senderEmail: 'wp@contoh.example', senderPhone: '0812 1000 0001' },
      { senderName: 'Bagus Ratnadi', senderEmail: null },
      { senderName: 'Ratna Sari', form: 'supply-chain-financing' as const },
    ];
    for (const one of cases) {
      const data = { ...sampleCase(people.next('search')), ...one };
      await cms().payload.create({ collection: 'cases', data, overrideAccess: true });
    }
  });

  /** Names of the senders whose cases customer care finds. */
  async function namesFound(where: Where): Promise<string[]> {
    const { docs } = await cms().payload.find({ collection: 'cases', where, ...people.as('customer-care') });
    return docs.map(({ senderName }) => senderName).sort();
  }

  it.each([
    ['RATNA', ['Bagus Ratnadi', 'Ratna Wulandari']],
    ['wulandari ratna', ['Ratna Wulandari']],
    ['rw@contoh', ['Ratna Wulandari']],
    ['1000 0001', ['Wulandari Putri']],
    ['ratna 0812', []],
    ['tidak ada', []],
  ])('finds “%s” in cases of the forms that the user works', async (text, names) => {
    expect(await namesFound(searchFor(text))).toEqual(names);
  });

  it('keeps the filters of the list', async () => {
    const closed = { status: { equals: 'closed' } };
    expect(await namesFound({ and: [closed, searchFor('ratna')] })).toEqual(['Ratna Wulandari']);
    expect(await namesFound({ and: [closed, searchFor('putri')] })).toEqual([]);
  });

  it('changes no other condition', async () => {
    const names = { or: [{ senderName: { like: 'ratna' } }, { senderName: { like: 'putri' } }] };
    expect(await namesFound(names)).toEqual(['Bagus Ratnadi', 'Ratna Wulandari', 'Wulandari Putri']);
  });

  it('leaves malformed conditions to Payload', async () => {
    for (const query of ['where[and]=x', 'where[and][a]=x', 'where[or]=x', 'where[and][0]=x'])
      expect((await fetch(`${cms().url}/api/cases?${query}`)).status, query).toBeLessThan(500);
  });

  it('knows the condition that Payload makes of a search', () => {
    const collectionConfig = cms().payload.collections.cases.config;
    expect(mergeListSearchAndWhere({ collectionConfig, search: 'ratna' })).toEqual(searchFor('ratna'));
  });

  it('reads an index, not the rows', async () => {
    if (cms().payload.db.name !== 'sqlite') return;
    const { payload } = cms();
    const [plan] = await readRows<{ detail: string }>(
      payload,
      sql`EXPLAIN QUERY PLAN ${matchingIds(payload, 'ratna')}`,
    );
    expect(plan?.detail).toContain('COVERING INDEX');
  });
});
