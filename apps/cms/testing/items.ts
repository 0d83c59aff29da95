import type { ItemCollection, Locale } from '@beranda/contract';
import { createLocalReq, type TypedUser } from 'payload';
import { branchFields } from '#cms/collections/branches/sample.ts';
import { careerFields, careerText } from '#cms/collections/careers/sample.ts';
import { faqTopic } from '#cms/collections/faqs/sample.ts';
import { promotionFields, promotionText } from '#cms/collections/promotions/sample.ts';
import { restoreAsDraft } from '#cms/items/save/restore-version.ts';
import { pdfFile } from './document.ts';
import { paragraph } from './paragraph.ts';
import type { RunningCms } from './start-cms.ts';

let serial = 0;

/** An item that is complete: what it needs once, and what it needs in each language. */
export type ItemSample = {
  /** Fields that are the same in both languages. May create what the item refers to. */
  fields(slug: string, cms: RunningCms): object | Promise<object>;
  text(title: string): { title: string };
  /** The whole slug of an item of this name, where it is more than the name. */
  slug?(name: string): string;
};

/** What a news item needs in one language. */
export function newsText(title: string) {
  return { title, summary: `${title}: summary`, body: paragraph(`${title}: body`) };
}

/** Fields of a news item that are the same in both languages. */
export function newsFields(slug: string) {
  return { slug, topic: 'company' as const, publishedAt: '2026-01-02T03:04:05.000Z' };
}

/** What an article of the blog needs in one language. */
function blogText(title: string) {
  return { ...newsText(title), author: 'Tim Contoh' };
}

/** An article with one tag of its own. */
async function blogFields(slug: string, cms: RunningCms) {
  const tag = await createTag(cms, `tag-${slug}`);
  return { slug, publishedAt: '2026-01-02T03:04:05.000Z', tags: [tag] };
}

/** A tag that is called by its slug in both languages; answers its id. */
export async function createTag(cms: RunningCms, slug: string): Promise<number> {
  const { docs } = await cms.payload.find({ collection: 'tags', where: { slug: { equals: slug } } });
  if (docs[0]) return docs[0].id;
  const { id } = await cms.payload.create({
    collection: 'tags',
    locale: 'id',
    data: { slug, title: `${slug} id`, order: 10 },
  });
  await cms.payload.update({ collection: 'tags', id, locale: 'en', data: { title: `${slug} en` } });
  return id;
}

const lastPartOf = (name: string) => name.split('/').at(-1);

const textBlocks = (title: string) => [{ blockType: 'text', title, body: paragraph(`${title}: body`) }];

const productFields = {
  isInForms: true,
  figures: [
    { name: 'setoran-awal', kind: 'money', amount: 50_000 },
    { name: 'administrasi', kind: 'money', amount: 0 },
    { name: 'penutupan', kind: 'money', amount: 25_000 },
  ],
  tiers: [
    { from: 0, to: 1_000_000, annualRatePercent: 0 },
    { from: 1_000_000, annualRatePercent: 1.5 },
  ],
  calculator: { kind: 'savings-goal', annualRatePercent: 1.25 },
};

const point = { icon: 'shield', title: 'Aman', text: 'Dijamin sesuai ketentuan.' };

/** What a product needs in one language, beside its name. */
const productText = {
  facts: [{ label: 'Setoran awal', value: '{setoran-awal}' }],
  benefits: [point],
  fees: [
    { name: 'Administrasi', amount: '{administrasi}' },
    { name: 'Penutupan', amount: '{penutupan}', note: 'Sekali' },
  ],
  requirements: [{ text: 'e-KTP' }],
  steps: [{ title: 'Isi formulir', text: 'Lima menit.' }],
  action: { text: 'Buka rekening', url: '/register-product' },
  disclaimer: 'Ilustrasi.',
  blocks: [{ blockType: 'faq', title: 'Tanya', items: [{ question: 'Apa?', answer: paragraph('Ini.') }] }],
};
async function addDocument(cms: RunningCms): Promise<number> {
  const data = { title: 'Laporan' };
  return (await cms.payload.create({ collection: 'documents', data, file: pdfFile('laporan') })).id;
}

async function addSegment(cms: RunningCms): Promise<number> {
  serial += 1;
  const data = { title: 'Korporasi', slug: `korporasi-${serial}`, order: 1 };
  return (await cms.payload.create({ collection: 'lending-segments', data })).id;
}

/** One of each collection of items. */
export const itemSamples: Record<ItemCollection, ItemSample> = {
  blogs: { fields: blogFields, text: blogText },
  people: {
    fields: (slug) => ({ slug, board: 'director', order: 1 }),
    text: (title) => ({ title, position: `${title}: position`, body: paragraph(title) }),
  },
  'group-companies': {
    fields: (slug) => ({ slug, order: 1 }),
    text: (title) => ({ title, text: `${title}: text`, url: 'https://grup.example' }),
  },
  reports: {
    // So old that it may be taken back and deleted.
    fields: async (slug, cms) => ({
      slug,
      kind: 'quarterly',
      positionDate: '2015-09-30',
      publishedOn: '2015-10-30',
      firstPublishedAt: '2015-10-30T03:00:00.000Z',
      auditStatus: 'unaudited',
      file: await addDocument(cms),
    }),
    text: (title) => ({ title }),
  },
  'complaint-reports': {
    fields: (slug) => ({
      slug,
      year: 2025,
      rows: [{ category: 'cards', received: 10, settledInTime: 8, settledLate: 1, inProgress: 1 }],
    }),
    text: (title) => ({ title }),
  },
  'lending-rates': {
    fields: async (slug, cms) => ({
      slug,
      validFrom: '2026-10-01',
      rates: [{ segment: await addSegment(cms), costOfFunds: 5.1, overhead: 2.05, margin: 1.6 }],
    }),
    text: (title) => ({ title }),
  },
  'guarantee-rates': {
    fields: (slug) => ({
      slug,
      validFrom: '2026-10-01',
      validTo: '2027-01-31',
      rupiah: 3.5,
      foreign: 2,
      rural: 6,
    }),
    text: (title) => ({ title }),
  },
  news: { fields: newsFields, text: newsText },
  'guide-groups': {
    fields: (slug) => ({ slug, icon: 'phone', order: 1 }),
    text: (title) => ({ title, summary: `${title}: summary` }),
  },
  guides: {
    fields: async (slug, cms) => ({ slug, order: 1, group: await aGuideGroup(cms) }),
    text: newsText,
  },
  governance: { fields: (slug) => ({ slug, category: 'conduct', order: 1 }), text: newsText },
  literacy: {
    fields: (slug) => ({ slug, topic: 'saving', publishedAt: '2026-01-02T03:04:05.000Z' }),
    text: newsText,
  },
  notices: {
    fields: (version) => ({ kind: 'privacy', version, effectiveFrom: '2026-01-02' }),
    text: newsText,
    slug: (name) => `privacy-${name}`,
  },
  branches: { fields: branchFields, text: (title) => ({ title }) },
  faqs: {
    fields: async (slug, cms) => ({ slug, topic: await faqTopic(cms), order: 1 }),
    text: (title) => ({ title, answer: paragraph(`${title}: answer`) }),
  },
  careers: { fields: careerFields, text: careerText },
  promotions: { fields: promotionFields, text: promotionText },
  products: {
    slug: (name) => `simpanan/${name}`,
    fields: (name) => ({ slug: `simpanan/${lastPartOf(name)}`, ...productFields }),
    text: (title) => ({ ...productText, title, tagline: `${title}: tagline`, summary: `${title}: summary` }),
  },
  pages: {
    slug: (name) => `layanan/${name}`,
    fields: (name) => ({ slug: `layanan/${lastPartOf(name)}`, layout: 'with-sidebar' }),
    text: (title) => ({ title, summary: `${title}: summary`, blocks: textBlocks(title) }),
  },
};

/** The group in which sample guides stand, published once for all of them; answers its id. */
async function aGuideGroup(cms: RunningCms): Promise<number> {
  const { docs } = await cms.payload.find({
    collection: 'guide-groups',
    where: { slug: { equals: 'of-samples' } },
    overrideAccess: true,
  });
  return docs[0]?.id ?? publishItem(cms, 'guide-groups', 'of-samples', ['id', 'en']);
}

/** Writes an item in one language: a draft, or published. Answers its id. */
export async function createItem(
  cms: RunningCms,
  collection: ItemCollection,
  slug: string,
  locale: Locale,
  status: 'draft' | 'published',
): Promise<number> {
  const { fields, text } = itemSamples[collection];
  const { id } = await cms.payload.create({
    collection,
    locale,
    draft: status === 'draft',
    data: { ...(await fields(slug, cms)), ...text(`${slug} ${locale}`), _status: status } as never,
    overrideAccess: true,
  });
  return id as number;
}

/** Publishes an item in Indonesian, and in English too when asked for; answers its id. */
export async function publishItem(
  cms: RunningCms,
  collection: ItemCollection,
  slug: string,
  languages: readonly Locale[],
): Promise<number> {
  const [first = 'id', ...others] = languages;
  const id = await createItem(cms, collection, slug, first, 'published');
  for (const locale of others) await publishIn(cms, collection, id, locale, `${slug} ${locale}`);
  return id;
}

/** Publishes one language of an item that exists. */
export async function publishIn(
  cms: RunningCms,
  collection: ItemCollection,
  id: number,
  locale: Locale,
  title: string,
): Promise<void> {
  await cms.payload.update({
    collection,
    id,
    locale,
    publishSpecificLocale: locale,
    data: { ...itemSamples[collection].text(title), _status: 'published' } as never,
    overrideAccess: true,
  });
}

/** Makes a draft of the version of an item that was stored first, in the name of somebody. */
export async function restoreFirst(
  { payload }: RunningCms,
  collection: ItemCollection,
  id: number,
  user: TypedUser | null,
): Promise<void> {
  const { docs } = await payload.findVersions({
    collection,
    limit: 1,
    overrideAccess: true,
    sort: 'id',
    where: { parent: { equals: id } },
  });
  const req = await createLocalReq(user ? { user } : {}, payload);
  await restoreAsDraft(req, collection, Number(docs[0]?.id));
}
