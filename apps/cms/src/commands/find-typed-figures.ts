import path from 'node:path';
import { DEFAULT_LOCALE, ITEM_COLLECTIONS, LOCALES, type Locale } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import { type GlobalSlug, getPayload, type Payload } from 'payload';
import { createConfig } from '#cms/create-config.ts';
import { closeDatabase } from '#cms/database/close-database.ts';
import { parseEnv } from '#cms/env.ts';
import { readFacts } from '#cms/fields/facts/read-facts.ts';
import { listTypedFigures } from '#cms/fields/facts/typed-figures/list-typed-figures.ts';
import { textUnitsOf } from '#cms/fields/facts/typed-figures/text-units.ts';

/** Dated texts, whose figures are history. */
const DATED: readonly string[] = ['news', 'reports', 'complaint-reports'];

type NamedDocument = { name: string; document: object };

async function documentsIn(payload: Payload, locale: Locale): Promise<NamedDocument[]> {
  const common = { depth: 0, locale, fallbackLocale: false, overrideAccess: true } as const;
  const documents: NamedDocument[] = [];
  for (const collection of ITEM_COLLECTIONS.filter((slug) => !DATED.includes(slug))) {
    const where = { _status: { equals: 'published' } };
    const { docs } = await payload.find({ ...common, collection, pagination: false, where });
    documents.push(...docs.map((document) => ({ name: `${collection}/${document.id}`, document })));
  }
  for (const { slug } of payload.config.globals) {
    const document = await payload.findGlobal({ ...common, slug: slug as GlobalSlug });
    documents.push({ name: slug, document });
  }
  return documents;
}

/**
 * Finds figures typed by hand in published texts that equal a fact, or contradict one: `npm run find:typed-figures -w
 * @beranda/cms`. Ends with code 1 if there are any.
 */
const config = await createConfig(parseEnv(process.env), path.resolve(import.meta.dirname, '..'));
const payload = await getPayload({ config, disableOnInit: true });
const facts = await readFacts(payload);
const today = jakartaDate(Date.now());
let count = 0;
for (const locale of [DEFAULT_LOCALE, ...LOCALES.filter((candidate) => candidate !== DEFAULT_LOCALE)])
  for (const { document, name } of await documentsIn(payload, locale))
    for (const { isSame, key, sentence, value, written } of listTypedFigures(
      textUnitsOf(document),
      facts,
      locale,
      today,
    )) {
      count += 1;
      const verdict = isSame ? `is {${key}}` : `but {${key}} is ${value}`;
      console.log(`${name} (${locale}): “${written}” ${verdict}: ${sentence}`);
    }
console.log(count === 0 ? 'No text types a figure that is a fact.' : `${count} figures.`);
await closeDatabase(payload);
process.exit(count === 0 ? 0 : 1);
