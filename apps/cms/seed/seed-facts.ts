import type { PayloadRequest } from 'payload';
import { FACT_SOURCE, type FactSeed } from './content/facts.ts';

/** Seeds the facts that are not there yet. Before the texts that name them: their validation reads them. */
export async function seedFacts(req: PayloadRequest, facts: readonly FactSeed[]): Promise<void> {
  const common = { req, collection: 'facts', depth: 0, overrideAccess: true } as const;
  const { docs } = await req.payload.find({ ...common, pagination: false, select: { key: true } });
  const known = new Set(docs.map(({ key }) => key));
  for (const { key, kind, owner, title, values, words } of facts) {
    if (known.has(key)) continue;
    const periods = (locale: 'id' | 'en') =>
      values.map(({ amount, text, validFrom }) => ({
        amount: amount ?? null,
        text: text?.[locale] ?? null,
        validFrom,
        source: FACT_SOURCE,
      }));
    const { id, values: stored } = await req.payload.create({
      ...common,
      locale: 'id',
      data: { key, kind, owner, title: title.id, values: periods('id'), words: words?.id ?? null },
    });
    await req.payload.update({
      ...common,
      id,
      locale: 'en',
      data: {
        title: title.en,
        words: words?.en ?? null,
        values: periods('en').map((period, index) => ({ ...period, id: stored[index]?.id ?? null })),
      },
    });
  }
}
