import { commitTransaction, createLocalReq, initTransaction, type Payload } from 'payload';
import { calculators } from '../../cms/seed/content/calculators.ts';
import { home } from '../../cms/seed/content/home.ts';
import { navigation } from '../../cms/seed/content/navigation.ts';
import { settings } from '../../cms/seed/content/settings.ts';
import { seedGlobals } from '../../cms/seed/seed-globals.ts';
import { seedMarket } from '../../cms/seed/seed-market.ts';
import { newsText } from '../../cms/src/collections/news/sample.ts';
import { publishNews } from '../../cms/testing/content.ts';
import { publishItem } from '../../cms/testing/items.ts';
import { type RunningCms, type StartOptions, startCms } from '../../cms/testing/start-cms.ts';

export type { RunningCms };
export { newsText, publishItem };

export const NEWS_COUNT = 12;

/** Market data of the demonstration, whose newest rates are `daysAgo` days old. */
async function seedUntil(payload: Payload, daysAgo: number): Promise<void> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  await seedGlobals(req, { settings, calculators, navigation, home });
  await seedMarket(req, new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1_000).toISOString());
  await commitTransaction(req);
}

/** The real back office with settings, navigation, home page, and old market data. */
export function startOldMarket(daysAgo: number): Promise<RunningCms> {
  const name = `market-${daysAgo}-days-ago`;
  return startCms({ content: { name, fill: ({ payload }) => seedUntil(payload, daysAgo) } });
}

/**
 * The real back office with settings, navigation, home page, market data of the demonstration up to now, and twelve news
 * items, the last one only in Indonesian.
 */
export function startContent(options: StartOptions = {}): Promise<RunningCms> {
  const fill = async (cms: RunningCms) => {
    await seedUntil(cms.payload, 0);
    for (let number = 1; number < NEWS_COUNT; number++)
      await publishNews(cms, `berita-${number}`, ['id', 'en']);
    await publishNews(cms, 'hanya-indonesia', ['id']);
  };
  return startCms({ ...options, content: { name: 'content', fill } });
}

/** Publishes a new title of a news item. */
export async function publishNewTitle(
  cms: RunningCms,
  slug: string,
  locale: 'id' | 'en',
  title: string,
): Promise<void> {
  const { docs } = await cms.payload.find({
    collection: 'news',
    where: { slug: { equals: slug } },
    overrideAccess: true,
  });
  const item = docs[0];
  if (!item) throw new Error(`no news item ${slug}`);
  await cms.payload.update({
    collection: 'news',
    id: item.id,
    locale,
    publishSpecificLocale: locale,
    data: { ...newsText(title), _status: 'published' },
    overrideAccess: true,
  });
}
