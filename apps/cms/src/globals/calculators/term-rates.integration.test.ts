import { calculatorsContent } from '@beranda/contract';
import { createLocalReq } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { listFactUses } from '#cms/collections/facts/list-fact-uses.ts';
import { calculators } from '../../../seed/content/calculators.ts';
import { home } from '../../../seed/content/home.ts';
import { navigation } from '../../../seed/content/navigation.ts';
import { settings } from '../../../seed/content/settings.ts';
import { seedGlobals } from '../../../seed/seed-globals.ts';
import { fetchApi } from '../../../testing/content.ts';
import { onEachDatabase } from '../../../testing/databases.ts';

onEachDatabase('rates of a loan by its term', (cms) => {
  const readLoan = async (slug: string) => {
    const response = await fetchApi(cms(), '/content/globals/calculators?locale=en');
    return calculatorsContent.parse(await response.json()).loans.find((loan) => loan.slug === slug);
  };

  beforeAll(async () => {
    await seedGlobals(await createLocalReq({}, cms().payload), { settings, calculators, navigation, home });
  });

  it('are those of the facts that they name, from the shortest term to the longest', async () => {
    const { payload } = cms();
    const { docs } = await payload.find({
      collection: 'facts',
      where: { key: { equals: 'kendaraan.bunga-menengah' } },
    });
    await payload.update({
      collection: 'facts',
      id: docs[0]?.id ?? 0,
      data: { values: [{ amount: 6.4, validFrom: '2026-01-01' }] },
    });
    const stored = await payload.findGlobal({ slug: 'calculators', locale: 'id', depth: 0 });
    const loans = stored.loans.map((loan) => ({ ...loan, termRates: loan.termRates?.toReversed() ?? [] }));
    await payload.updateGlobal({ slug: 'calculators', locale: 'id', data: { loans } });
    expect((await readLoan('kendaraan'))?.termRates).toEqual([
      { fromYears: 4, annualRatePercent: 6.4 },
      { fromYears: 6, annualRatePercent: 7.2 },
    ]);
  });

  it('are a use of their facts, which protects these', async () => {
    const req = await createLocalReq({}, cms().payload);
    expect(await listFactUses(req, 'kendaraan.bunga-panjang')).toMatchObject([
      { kind: 'globals', slug: 'calculators' },
    ]);
  });

  it.each([
    ['the shortest term', 1],
    ['a term beyond the longest one', 8],
  ])('are not taken from %s on', async (_what, fromYears) => {
    const { payload } = cms();
    const { loans } = await payload.findGlobal({ slug: 'calculators', locale: 'id', depth: 0 });
    const changed = loans.map((loan) =>
      loan.slug === 'kendaraan'
        ? {
            ...loan,
            years: { ...loan.years, min: 1, max: 7 },
            termRates: [{ fromYears, annualRatePercent: 6 }],
          }
        : loan,
    );
    const save = payload.updateGlobal({ slug: 'calculators', locale: 'id', data: { loans: changed } });
    await expect(save).rejects.toMatchObject({ status: 400 });
  });

  it('may start in months: a term of half a year is kept', async () => {
    expect((await readLoan('kredit-mikro'))?.years.min).toBe(0.5);
  });
});
