import type { SelectType, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { beforeAll, expect, it } from 'vitest';
import { columnName, readRows, sql } from '#cms/database/sql.ts';
import type { Case } from '#cms/payload-types.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { sampleCase } from '../../../testing/records.ts';
import { makeTestUsers } from '../../../testing/test-users.ts';

onEachDatabase('the list of cases', (cms) => {
  const people = makeTestUsers(cms);

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
  async function namesFound(search: string, where: Where = {}): Promise<string[]> {
    const collectionConfig = cms().payload.collections.cases.config;
    const { docs } = await cms().payload.find({
      collection: 'cases',
      where: mergeListSearchAndWhere({ collectionConfig, search, where }),
      ...people.as('customer-care'),
    });
    return docs.map(({ senderName }) => senderName).sort();
  }

  it.each([
    ['RATNA', ['Bagus Ratnadi', 'Ratna Wulandari']],
    ['wulandari ratna', ['Ratna Wulandari']],
    ['rw@contoh', ['Ratna Wulandari']],
    ['1000 0001', ['Wulandari Putri']],
    ['putri 0812', ['Wulandari Putri']],
    ['ratna 0812 1000', []],
    // As a caller says the number, and staff type it.
    ['081210000001', ['Wulandari Putri']],
    ['+62 812-1000-0001', ['Wulandari Putri']],
    ['1000-0001', ['Wulandari Putri']],
    ['tidak ada', []],
  ])('finds “%s” in cases of the forms that the user works', async (text, names) => {
    expect(await namesFound(text)).toEqual(names);
  });

  it('finds a case by its ticket, whatever search text its creator sends', async () => {
    const data = { ...sampleCase(people.next('search')), senderName: 'Tini Hartono', searchText: 'lain' };
    await cms().payload.create({ collection: 'cases', data, overrideAccess: true });
    expect(await namesFound(data.ticket.toLowerCase())).toEqual(['Tini Hartono']);
    expect(await namesFound('lain')).toEqual([]);
  });

  it('finds a case by its ticket, or the beginning of it, as somebody has heard it', async () => {
    const data = {
      ...sampleCase(people.next('search')),
      senderName: 'Joko Susilo',
      ticket: '7K2M-Q0ZD-94XA',
    };
    await cms().payload.create({ collection: 'cases', data, overrideAccess: true });
    expect(await namesFound('7k2mqozd94xa')).toEqual(['Joko Susilo']);
    expect(await namesFound('7K2M QOZD')).toEqual(['Joko Susilo']);
  });

  it('searches within a filter', async () => {
    const closed = { and: [{ status: { equals: 'closed' } }] };
    expect(await namesFound('ratna', closed)).toEqual(['Ratna Wulandari']);
    expect(await namesFound('putri', closed)).toEqual([]);
  });

  it('does not read the requests for documents of each case, unless they are selected', async () => {
    const clockOf = async (select: SelectType): Promise<string[][]> => {
      const read = { collection: 'cases', select, ...people.as('customer-care') } as const;
      const { docs } = await cms().payload.find(read);
      return docs.map((caseDoc) => Object.keys((caseDoc as Partial<Case>).clock ?? {}));
    };
    expect(new Set((await clockOf({ ticket: true })).flat())).toEqual(new Set(['kind']));
    const whole: SelectType[] = [{ clock: true }, { answers: false }];
    for (const select of whole)
      for (const keys of await clockOf(select))
        expect(keys).toEqual(expect.arrayContaining(['channel', 'requests']));
  });

  it('reads an index, not the rows', async () => {
    if (cms().payload.db.name !== 'sqlite') return;
    const { admin } = cms().payload.collections.cases.config;
    const fields = [...(admin.defaultColumns ?? []), ...(admin.listSearchableFields ?? [])];
    const columns = fields.map((field) =>
      sql.identifier(columnName(field === 'assignee' ? 'assigneeId' : field)),
    );
    const [plan] = await readRows<{ detail: string }>(
      cms().payload,
      sql`EXPLAIN QUERY PLAN SELECT id, clock_kind, first_read_at, ${sql.join(columns, sql`, `)} FROM cases
        WHERE form IN ('contact', 'complaint') ORDER BY due_at, created_at DESC LIMIT 25`,
    );
    expect(plan?.detail).toContain('COVERING INDEX');
  });

  it('searches in an index of parts of words', async () => {
    if (cms().payload.db.name !== 'postgres') return;
    const [index] = await readRows<{ indexdef: string }>(
      cms().payload,
      sql`SELECT indexdef FROM pg_indexes WHERE indexname = 'cases_search_text_trigrams_idx'`,
    );
    expect(index?.indexdef).toContain('gin_trgm_ops');
  });
});
