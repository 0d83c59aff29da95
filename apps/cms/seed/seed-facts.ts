import { randomBytes } from 'node:crypto';
import { jakartaDate } from '@beranda/finance';
import type { PayloadRequest } from 'payload';
import { bumpTagVersion } from '#cms/cache-tags/bump-tag-version.ts';
import { inTransaction } from '#cms/database/sql.ts';
import { FACT_SOURCE, type FactSeed } from './content/facts.ts';

/**
 * Seeds the facts that are not there yet, both languages at once. Before the texts that name them: their validation
 * reads them.
 */
export async function seedFacts(req: PayloadRequest, facts: readonly FactSeed[]): Promise<void> {
  const appliedOn = jakartaDate(Date.now());
  await inTransaction(req, async () => {
    const { docs } = await req.payload.db.find<{ key: string }>({
      collection: 'facts',
      limit: 0,
      pagination: false,
      req,
    });
    const known = new Set(docs.map(({ key }) => key));
    for (const fact of facts.filter(({ key }) => !known.has(key))) {
      const rowId = () => randomBytes(12).toString('hex');
      const values = fact.values.map((value) => ({ ...value, id: rowId(), source: FACT_SOURCE }));
      await req.payload.db.create({ collection: 'facts', data: { ...fact, values, appliedOn }, req });
    }
    await bumpTagVersion(req, 'facts');
  });
}
