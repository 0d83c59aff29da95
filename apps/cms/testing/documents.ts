import { ITEM_COLLECTIONS, type ItemCollection } from '@beranda/contract';
import type { CollectionSlug, FlattenedField, GlobalSlug } from 'payload';
import { createLocalReq } from 'payload';
import { breachSample } from '#cms/collections/data-breaches/sample.ts';
import { calculators } from '../seed/content/calculators.ts';
import { home } from '../seed/content/home.ts';
import { navigation } from '../seed/content/navigation.ts';
import { settings } from '../seed/content/settings.ts';
import { seedGlobals } from '../seed/seed-globals.ts';
import { pdfFile } from './document.ts';
import { itemSamples } from './items.ts';
import { RULES } from './market.ts';
import { paragraph } from './paragraph.ts';
import { pictureFile } from './picture.ts';
import { aboutSample, sampleCase, TEST_PASSWORD } from './records.ts';
import type { RunningCms } from './start-cms.ts';

export type Data = Record<string, unknown>;

const isItem = (slug: string): slug is ItemCollection =>
  ITEM_COLLECTIONS.some((candidate) => candidate === slug);

const term = (name: string) => ({ title: name, slug: name, order: 7 });
const texts = { subject: 'Kiriman {ticket}', body: 'Yth. {name}' };

/** Complete documents of the collections that are no items, by a unique name. */
const SAMPLES: Readonly<Record<string, (name: string, serial: number) => Data>> = {
  tags: term,
  'faq-topics': term,
  'lending-segments': term,
  facts: (name) => ({
    title: name,
    key: `uji.${name}`,
    kind: 'percent',
    values: [{ amount: 8.75, validFrom: '2026-01-01', source: 'Keputusan direksi' }],
    words: name,
  }),
  redirects: (name) => ({ from: `/${name}`, to: '/news', status: 'permanent', note: 'Uji' }),
  media: (name) => ({ alt: name, decorative: false }),
  documents: (name) => ({ title: name }),
  'reply-templates': (name) => ({ name, forms: ['contact'], indonesian: texts, english: texts }),
  'data-breaches': breachSample,
  synonyms: (name) => ({ words: `${name}, padanan ${name}` }),
  currencies: (name, serial) => ({
    code: `X${String.fromCharCode(65 + (serial % 26), 65 + (Math.floor(serial / 26) % 26))}`,
    name,
    unit: '1',
    digits: 2,
    flag: 'us',
    position: 1,
  }),
  funds: (name) => ({
    slug: name,
    name,
    kind: 'mixed',
    risk: 'low',
    manager: 'Manajer',
    custodian: 'Kustodian',
    inceptionDate: '2020-01-02',
    currency: 'IDR',
    position: 1,
  }),
  holidays: (name, serial) => ({
    date: new Date(Date.UTC(2031, 0, 1 + serial)).toISOString().slice(0, 10),
    name,
    closesBanks: true,
  }),
  cases: (name) => sampleCase(name),
  users: (name) => ({ name, email: `${name}@contoh.example`, password: TEST_PASSWORD, roles: ['auditor'] }),
};

/** A complete document, unsaved; null for collections that only the server writes. */
export async function sampleOf(cms: RunningCms, slug: string, serial: number): Promise<Data | null> {
  const name = `uji-${slug}-${serial}`;
  if (!isItem(slug)) return SAMPLES[slug]?.(name, serial) ?? null;
  const { fields, text } = itemSamples[slug];
  return { ...(await fields(name, cms)), ...text(name) };
}

/** The file of a new document in a collection of uploads. */
export async function sampleFile(slug: string, name: string) {
  if (slug === 'media') return pictureFile(name);
  return slug === 'documents' ? pdfFile(name) : undefined;
}

/**
 * Stores a sample document, items as drafts. Collections that only the server writes get a row of generated values.
 *
 * @returns its id; for the audit log that of an existing entry (0 if there is none).
 */
export async function storeDocument(
  cms: RunningCms,
  slug: CollectionSlug,
  serial: number,
  related: Related,
): Promise<number> {
  const { payload } = cms;
  const data = await sampleOf(cms, slug, serial);
  if (slug === 'audit-log') return (await payload.find({ collection: slug, limit: 1 })).docs[0]?.id ?? 0;
  if (!data) {
    const { flattenedFields } = payload.collections[slug].config;
    const row = Object.fromEntries(
      flattenedFields.map((field) => [field.name, otherValue(field, undefined, related)]),
    );
    const { id: _, ...values } = row;
    // As the cases of the tests: access follows the form.
    if ('form' in values) values.form = 'contact';
    return (await payload.db.create({ collection: slug, data: values })).id as number;
  }
  const file = await sampleFile(slug, `uji-${slug}-${serial}`);
  const { id } = await payload.create({
    collection: slug,
    data: data as never,
    draft: isItem(slug),
    locale: 'id',
    overrideAccess: true,
    ...(file ? { file } : {}),
  });
  return id as number;
}

/** Saves every global. */
export async function storeGlobals({ payload }: RunningCms): Promise<void> {
  await seedGlobals(await createLocalReq({}, payload), { settings, calculators, navigation, home });
  const rest: Partial<Record<GlobalSlug, Data>> = {
    about: aboutSample,
    market: RULES,
    publishing: { needsSecondPerson: false },
    search: { popular: [{ text: 'kurs' }] },
    service: { complaintOfficer: 'Petugas' },
  };
  for (const [slug, data] of Object.entries(rest))
    await payload.updateGlobal({ slug: slug as GlobalSlug, data: data as never, locale: 'id' });
}

/** The id of some document of a collection. */
export type Related = (slug: string) => number | undefined;

/** The first value that differs from the stored one. */
const firstOtherThan = <T>(stored: unknown, values: readonly T[]) =>
  values.find((value) => JSON.stringify(value) !== JSON.stringify(stored));

const optionsOf = (options: readonly (string | { value: string })[]) =>
  options.map((option) => (typeof option === 'string' ? option : option.value));

/** Another value of the field than what is stored. It has the right type, and need not be valid otherwise. */
export function otherValue(field: FlattenedField, stored: unknown, related: Related): unknown {
  switch (field.type) {
    case 'number':
      return typeof stored === 'number' ? stored + 1 : 3;
    case 'checkbox':
      return stored !== true;
    case 'date':
      return firstOtherThan(stored, ['2031-03-04T05:00:00.000Z', '2031-04-05T06:00:00.000Z']);
    case 'select':
    case 'radio': {
      const values = optionsOf(field.options);
      return 'hasMany' in field && field.hasMany
        ? firstOtherThan(
            stored,
            values.map((value) => [value]),
          )
        : firstOtherThan(stored, values);
    }
    case 'relationship':
    case 'upload': {
      const [relationTo = ''] = [field.relationTo].flat();
      const id = related(relationTo);
      const value = Array.isArray(field.relationTo) ? { relationTo, value: id } : id;
      return firstOtherThan(stored, [field.hasMany ? [value] : value, field.hasMany ? [] : null]);
    }
    case 'array':
      return Array.isArray(stored) && stored.length > 0
        ? []
        : [
            Object.fromEntries(
              field.flattenedFields.map((one) => [one.name, otherValue(one, undefined, related)]),
            ),
          ];
    case 'blocks':
      return Array.isArray(stored) && stored.length > 0 ? [] : [{ blockType: field.blocks[0]?.slug }];
    case 'group':
    case 'tab':
      return Object.fromEntries(
        field.flattenedFields.map((one) => [
          one.name,
          otherValue(one, (stored as Data | undefined)?.[one.name], related),
        ]),
      );
    case 'json':
      return firstOtherThan(stored, [{ uji: 'satu' }, { uji: 'dua' }]);
    case 'richText':
      return paragraph(JSON.stringify(stored)?.includes('Isi satu') ? 'Isi dua' : 'Isi satu');
    case 'email':
      return firstOtherThan(stored, ['satu@contoh.example', 'dua@contoh.example']);
    default:
      return 'hasMany' in field && field.hasMany
        ? firstOtherThan(stored, [['satu'], ['dua']])
        : firstOtherThan(stored, ['nilai-satu', 'nilai-dua']);
  }
}
