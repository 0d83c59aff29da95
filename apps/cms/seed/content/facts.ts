import { z } from 'zod';
import { FACT_KINDS, type Fact } from '#cms/fields/facts/fact-kinds.ts';
import type { Facts } from '#cms/fields/facts/fact-references.ts';
import { inBothLanguages, nonEmptyText } from '../content-fields.ts';
import { readYaml } from '../read-content.ts';

/** Before everything that the demonstration publishes. */
const VALID_FROM = '2026-01-01';
export const FACT_SOURCE = 'Ilustrasi untuk situs demonstrasi';

const entry = z.strictObject({
  kind: z.enum(FACT_KINDS),
  amount: z.number().optional(),
  text: inBothLanguages.optional(),
  owner: nonEmptyText,
  id: nonEmptyText,
  en: nonEmptyText,
  words: inBothLanguages.optional(),
});

/** A fact and its name, as it is stored. */
export type FactSeed = Fact & { title: z.output<typeof inBothLanguages>; owner: string };

/** The facts of the demonstration bank. */
export const facts: FactSeed[] = Object.entries(readYaml('facts.yaml', z.record(nonEmptyText, entry))).map(
  ([key, { amount, en, id, kind, owner, text, words }]) => ({
    key,
    kind,
    owner,
    title: { id, en },
    values: [{ amount: amount ?? null, text: text ?? null, validFrom: VALID_FROM }],
    words: words ?? null,
  }),
);

export const factsByKey: Facts = new Map(facts.map((fact) => [fact.key, fact]));
