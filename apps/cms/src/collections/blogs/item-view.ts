import type { BlogSummary } from '@beranda/contract';
import type { Where } from 'payload';
import { visibleFor } from '#cms/content/read-stored.ts';
import type { Shown } from '#cms/content/stored.ts';
import { STORED_READ_OPTIONS, visibleIn } from '#cms/content/visible.ts';
import { articlePictures, articleSummaryOf, bodyOf, coverPictures } from '#cms/items/article-view.ts';
import type { ItemContext, ItemView } from '#cms/items/item-view.ts';
import { loadTagLookup } from '../tags/content.ts';

const NEWEST_FIRST = ['-publishedAt', '-id'];
const RELATED = 3;
/** Newest articles with a shared tag, of which those with most shared tags are related. */
const CANDIDATES = 30;

async function summaries(
  items: Shown<'blogs'>[],
  context: ItemContext,
): Promise<(shown: Shown<'blogs'>) => BlogSummary> {
  const tagIds = items.flatMap(({ item }) => item.tags);
  const [pictures, tagsOf] = await Promise.all([
    coverPictures(items, context),
    loadTagLookup(context.payload, tagIds, context.locale),
  ]);
  return (shown) => ({
    ...articleSummaryOf(shown, pictures),
    tags: tagsOf(shown.item.tags),
    author: shown.item.author,
  });
}

/** The visible articles that match a condition, newest first. */
async function listPublic(where: Where, limit: number, context: ItemContext): Promise<Shown<'blogs'>[]> {
  const { payload, locale } = context;
  const { docs } = await payload.find({
    ...STORED_READ_OPTIONS,
    collection: 'blogs',
    limit,
    pagination: false,
    sort: NEWEST_FIRST,
    where: { and: [visibleIn(locale), where] },
  });
  return docs.flatMap((item) => visibleFor(payload, 'blogs', item, locale) ?? []);
}

/** Related articles: the editor's choice, then those with shared tags, the most shared first. */
async function relatedTo(
  { id, related, tags }: Shown<'blogs'>['item'],
  context: ItemContext,
): Promise<Shown<'blogs'>[]> {
  const rankOf = ({ item }: Shown<'blogs'>) => related.indexOf(item.id);
  const chosen = related.length > 0 ? await listPublic({ id: { in: related } }, RELATED, context) : [];
  const found = chosen.sort((a, b) => rankOf(a) - rankOf(b));
  if (found.length >= RELATED || tags.length === 0) return found;
  const others = { id: { not_in: [id, ...found.map((shown) => shown.item.id)] } };
  const alike = await listPublic({ and: [{ tags: { in: tags } }, others] }, CANDIDATES, context);
  const sharedBy = ({ item }: Shown<'blogs'>) => item.tags.filter((tag) => tags.includes(tag)).length;
  alike.sort((a, b) => sharedBy(b) - sharedBy(a));
  return [...found, ...alike].slice(0, RELATED);
}

/** The condition that an article has a tag, or null when there is no such tag. */
async function withTag(slug: string, { payload }: ItemContext): Promise<Where | null> {
  const { docs } = await payload.find({
    ...STORED_READ_OPTIONS,
    collection: 'tags',
    limit: 1,
    pagination: false,
    where: { slug: { equals: slug } },
  });
  return docs[0] ? { tags: { in: [docs[0].id] } } : null;
}

/** The blog, newest first; `tag` filters. */
export const blogsView: ItemView<'blogs'> = {
  sort: NEWEST_FIRST,
  filters: { tag: withTag },
  summaries: async (items, context) => items.map(await summaries(items, context)),
  async detail(shown, context) {
    const related = await relatedTo(shown.item, context);
    const [summaryOfBlog, pictures] = await Promise.all([
      summaries([shown, ...related], context),
      articlePictures(shown, context),
    ]);
    return {
      ...summaryOfBlog(shown),
      body: bodyOf(shown, pictures),
      related: related.map(summaryOfBlog),
    };
  },
};
