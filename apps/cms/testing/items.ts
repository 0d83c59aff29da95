import type { ItemCollection, Locale } from '@beranda/contract';
import { createLocalReq, type TypedUser } from 'payload';
import { blogSample } from '#cms/collections/blogs/sample.ts';
import { branchSample } from '#cms/collections/branches/sample.ts';
import { careerSample } from '#cms/collections/careers/sample.ts';
import { complaintReportSample } from '#cms/collections/complaint-reports/sample.ts';
import { faqSample } from '#cms/collections/faqs/sample.ts';
import { governanceSample } from '#cms/collections/governance/sample.ts';
import { groupCompanySample } from '#cms/collections/group-companies/sample.ts';
import { guaranteeRatesSample } from '#cms/collections/guarantee-rates/sample.ts';
import { guideGroupSample, guideSample } from '#cms/collections/guides/sample.ts';
import { lendingRatesSample } from '#cms/collections/lending-rates/sample.ts';
import { literacySample } from '#cms/collections/literacy/sample.ts';
import { newsSample } from '#cms/collections/news/sample.ts';
import { noticeSample } from '#cms/collections/notices/sample.ts';
import { pageSample } from '#cms/collections/pages/sample.ts';
import { personSample } from '#cms/collections/people/sample.ts';
import { productSample } from '#cms/collections/products/sample.ts';
import { promotionSample } from '#cms/collections/promotions/sample.ts';
import { reportSample } from '#cms/collections/reports/sample.ts';
import { restoreAsDraft } from '#cms/items/save/restore-version.ts';
import type { ItemSample } from './item-sample.ts';
import type { RunningCms } from './start-cms.ts';

/** A sample of each item collection. */
export const itemSamples: Record<ItemCollection, ItemSample> = {
  blogs: blogSample,
  people: personSample,
  'group-companies': groupCompanySample,
  reports: reportSample,
  'complaint-reports': complaintReportSample,
  'lending-rates': lendingRatesSample,
  'guarantee-rates': guaranteeRatesSample,
  news: newsSample,
  'guide-groups': guideGroupSample,
  guides: guideSample,
  governance: governanceSample,
  literacy: literacySample,
  notices: noticeSample,
  branches: branchSample,
  faqs: faqSample,
  careers: careerSample,
  promotions: promotionSample,
  products: productSample,
  pages: pageSample,
};

/** Saves an item in one language, as draft or published. Returns its id. */
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

/** Publishes an item in Indonesian, optionally in English; returns its id. */
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

/** Publishes one language of an existing item. */
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

/** Restores the first version of an item as draft, as a given user. */
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
