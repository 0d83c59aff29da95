import path from 'node:path';
import { createLocalReq, getPayload, type Payload, type PayloadRequest } from 'payload';
import { createConfig } from '#cms/create-config.ts';
import { inTransaction } from '#cms/database/in-transaction.ts';
import { withLock } from '#cms/database/locks.ts';
import { BadEnvironment, parseEnv } from '#cms/env.ts';
import { DRAW_LATER } from '#cms/social/draw-social-images.ts';
import { tags } from './content/blogs/tags.ts';
import { blogs } from './content/blogs.ts';
import { branches } from './content/branches/branches.ts';
import { calculators } from './content/calculators.ts';
import { careers } from './content/careers/careers.ts';
import { faqTopics } from './content/faqs/faqs.ts';
import { governance } from './content/governance.ts';
import { guideGroups, guides } from './content/guides.ts';
import { home, popupPicture } from './content/home.ts';
import { literacy } from './content/literacy.ts';
import { navigation } from './content/navigation.ts';
import { news } from './content/news.ts';
import { notices } from './content/notices.ts';
import { pageDocuments } from './content/pages/documents.ts';
import { pages } from './content/pages.ts';
import { products } from './content/products.ts';
import { promotions } from './content/promotions/promotions.ts';
import { redirects } from './content/redirects.ts';
import { search } from './content/search.ts';
import { settings } from './content/settings.ts';
import { seedBlogs } from './seed-blogs.ts';
import { seedBranch } from './seed-branches.ts';
import { seedCareer } from './seed-careers.ts';
import { seedCompany } from './seed-company.ts';
import { seedFaqTopic } from './seed-faqs.ts';
import { seedGlobals } from './seed-globals.ts';
import { seedGovernance } from './seed-governance.ts';
import { seedGuides } from './seed-guides.ts';
import { seedLiteracy } from './seed-literacy.ts';
import { seedMarket } from './seed-market.ts';
import { seedNewsItem } from './seed-news.ts';
import { seedNotices } from './seed-notices.ts';
import { seedPages } from './seed-pages.ts';
import { seedPicture } from './seed-picture.ts';
import { seedProducts } from './seed-products.ts';
import { seedPromotion } from './seed-promotions.ts';
import { seedRedirects } from './seed-redirects.ts';
import { seedSearch } from './seed-search.ts';

// Nobody else on this machine may read the database, the pictures or the mail.
process.umask(0o077);

/** Fills an empty database with the demonstration bank. Does nothing when there is content already. */
async function isEmpty(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'news', overrideAccess: true });
  const { bankName } = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true });
  return totalDocs === 0 && !bankName;
}

/** A request of its own, because Payload notes a call's language in it. */
async function sameTransaction({ payload, context, transactionID }: PayloadRequest): Promise<PayloadRequest> {
  const req = await createLocalReq({ context: { ...context } }, payload);
  if (transactionID !== undefined) req.transactionID = transactionID;
  return req;
}

type Part = (req: PayloadRequest, now: string) => Promise<void>;

/** What is written side by side: pictures are encoded on other threads, and while one part waits for them others write. */
const PARTS: Part[] = [
  async (req) => {
    for (const item of news) await seedNewsItem(req, item);
  },
  async (req) => {
    await seedBlogs(req, tags, blogs);
    await seedLiteracy(req, literacy);
  },
  async (req, now) => {
    for (const promotion of promotions) await seedPromotion(req, promotion, now);
    const productIds = await seedProducts(req, products);
    await seedPages(req, pages, pageDocuments, productIds);
  },
  async (req, now) => {
    await seedMarket(req, now);
    for (const branch of branches) await seedBranch(req, branch, now);
    for (const [index, { topic, questions }] of faqTopics.entries())
      await seedFaqTopic(req, topic, questions, index + 1);
    for (const career of careers) await seedCareer(req, career, now);
    await seedGuides(req, guideGroups, guides);
    await seedGovernance(req, governance);
    await seedNotices(req, notices);
    await seedCompany(req, now);
  },
];

/** All of it or nothing: what an interrupted run leaves behind would never be completed. */
async function fill(payload: Payload): Promise<void> {
  const req = await createLocalReq({ context: { [DRAW_LATER]: true } }, payload);
  await inTransaction(req, async () => {
    console.log('Seeding the demonstration bank: settings, navigation, home page, redirects …');
    const picture = await seedPicture(req, 'bookkeeping-class', popupPicture);
    await seedGlobals(req, { settings, calculators, navigation, home }, picture);
    await seedSearch(req, search);
    await seedRedirects(req, redirects);
    console.log('  news, blog, products, figures, branches and everything else …');
    const now = new Date().toISOString();
    const requests = await Promise.all(PARTS.map(() => sameTransaction(req)));
    // All of them end before the transaction does, whichever fails.
    const ends = await Promise.allSettled(PARTS.map((part, index) => part(requests[index] ?? req, now)));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  });
}

async function seed(): Promise<void> {
  const start = performance.now();
  const env = parseEnv(process.env);
  const config = await createConfig(env, path.resolve(import.meta.dirname, '../src'));
  const payload = await getPayload({ config, disableOnInit: true });
  await withLock(payload, 'schema', async () => {
    if (!(await isEmpty(payload))) {
      console.log('There is content already: nothing to seed.');
      return;
    }
    await fill(payload);
    console.log(`Seeded in ${Math.round((performance.now() - start) / 1000)} s.`);
  });
}

try {
  await seed();
  process.exit(0);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof BadEnvironment ? message : `The database could not be seeded: ${message}`);
  process.exit(1);
}
