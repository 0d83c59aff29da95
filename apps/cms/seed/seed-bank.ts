import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { WITHOUT_AUDIT_KEY } from '#cms/audit/record-audit.ts';
import { DOCUMENT_TEXTS_LATER_KEY } from '#cms/collections/documents/text/store-document-text.ts';
import { inTransaction } from '#cms/database/sql.ts';
import { SOCIAL_IMAGES_LATER_KEY } from '#cms/social/draw-social-images.ts';
import { blogs, tags } from './content/blogs.ts';
import { branches } from './content/branches.ts';
import { calculators } from './content/calculators.ts';
import { careers } from './content/careers.ts';
import { faqTopics } from './content/faqs.ts';
import { governance } from './content/governance.ts';
import { guideGroups, guides } from './content/guides.ts';
import { home, popupPicture } from './content/home.ts';
import { literacy } from './content/literacy.ts';
import { navigation } from './content/navigation.ts';
import { news } from './content/news.ts';
import { notices } from './content/notices.ts';
import { pageDocuments } from './content/page-documents.ts';
import { pages } from './content/pages.ts';
import { products } from './content/products.ts';
import { promotions } from './content/promotions.ts';
import { redirects } from './content/redirects.ts';
import { replyTemplates } from './content/reply-templates.ts';
import { promoted, search } from './content/search.ts';
import { settings } from './content/settings.ts';
import { synonyms } from './content/synonyms.ts';
import { demonstrationPictures, POPUP_PICTURE } from './demonstration-pictures.ts';
import { encodedPictures, encodePictures } from './picture-files.ts';
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
import { seedReplyTemplates } from './seed-reply-templates.ts';
import { seedSearch, seedSynonyms } from './seed-search.ts';

/** A separate request in the same transaction, because Payload stores a call's language in it. */
async function createRequestInTransaction({
  payload,
  context,
  transactionID,
}: PayloadRequest): Promise<PayloadRequest> {
  const req = await createLocalReq({ context: { ...context } }, payload);
  if (transactionID !== undefined) req.transactionID = transactionID;
  return req;
}

type Part = (req: PayloadRequest, now: string) => Promise<void>;

/** Runs concurrently, to overlap work with waiting for the database. */
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
    await seedReplyTemplates(req, replyTemplates);
    await seedCompany(req, now);
  },
];

/** Writes all content in the request's transaction. */
async function seedContent(req: PayloadRequest): Promise<void> {
  console.log('Writing settings, navigation, home page, redirects …');
  const picture = await seedPicture(req, POPUP_PICTURE, popupPicture);
  await seedGlobals(req, { settings, calculators, navigation, home }, picture);
  await seedRedirects(req, redirects);
  console.log('  news, blog, products, figures, branches and everything else …');
  const now = new Date().toISOString();
  const requests = await Promise.all(PARTS.map(() => createRequestInTransaction(req)));
  // The first failure ends the transaction, so the other parts fail, too: the later errors do not show the cause.
  const failures: unknown[] = [];
  const run = (part: Part, index: number) =>
    part(requests[index] ?? req, now).catch((error: unknown) => failures.push(error));
  // All parts must settle before the transaction ends, even if one fails.
  await Promise.all(PARTS.map(run));
  if (failures.length > 0) throw failures[0];
  await seedSearch(req, { search, promoted });
  await seedSynonyms(req, synonyms);
}

/** Seeds the demonstration bank in one transaction: an interrupted run leaves nothing behind. */
export async function seedBank(payload: Payload): Promise<void> {
  console.log('Encoding the pictures of the demonstration bank …');
  const pictures = demonstrationPictures();
  await encodePictures(pictures);
  const context = {
    [SOCIAL_IMAGES_LATER_KEY]: true,
    [DOCUMENT_TEXTS_LATER_KEY]: true,
    [WITHOUT_AUDIT_KEY]: true,
  };
  const req = await createLocalReq({ context }, payload);
  await inTransaction(req, async () => {
    await seedContent(req);
    const late = encodedPictures().filter((name) => !pictures.has(name));
    if (late.length > 0)
      throw new Error(
        `Pictures were encoded while the transaction was open; add them to demonstrationPictures: ${late.join(', ')}`,
      );
  });
}
