import type { BlogSummary } from '@beranda/contract';
import type { Where } from 'payload';
import {
  type InEach,
  languageFor,
  publishedLanguages,
  type Shown,
  textIn,
} from '#cms/content/stored-item.ts';
import { asStored, visibleIn } from '#cms/content/visible.ts';
import {
  type Article,
  articlePictures,
  articleSummaryOf,
  bodyOf,
  coverPictures,
} from '#cms/items/article-view.ts';
import type { ItemContext, ItemView } from '#cms/items/item-view.ts';
import { fetchTags } from '../tags/content.ts';

type StoredBlog = Article & {
  tags?: unknown[] | null;
  author?: InEach<string>;
  related?: unknown[] | null;
};

const NEWEST_FIRST = ['-publishedAt', '-id'];
const RELATED = 3;

async function summaries(items: Shown<StoredBlog>[], context: ItemContext): Promise<BlogSummary[]> {
  const tagIds = items.flatMap(({ item }) => item.tags ?? []);
  const [pictures, tagsOf] = await Promise.all([
    coverPictures(items, context),
    fetchTags(context.payload, tagIds, context.locale),
  ]);
  return items.map((shown) => ({
    ...articleSummaryOf(shown, pictures),
    tags: tagsOf(shown.item.tags),
    author: textIn(shown.item.author, shown.language),
  }));
}

/** The visible articles that match a condition, newest first. */
async function findShown(where: Where, limit: number, context: ItemContext): Promise<Shown<StoredBlog>[]> {
  const { payload, locale } = context;
  const { docs } = await payload.find({
    ...asStored,
    collection: 'blogs',
    limit,
    pagination: false,
    sort: NEWEST_FIRST,
    where: { and: [visibleIn(locale), where] },
  });
  return (docs as unknown as StoredBlog[]).flatMap((item) => {
    const language = languageFor(publishedLanguages(item), locale);
    return language ? [{ item, language }] : [];
  });
}

/** Related articles: the editor's choice, then shared tags, then the newest. */
async function relatedTo(item: StoredBlog, context: ItemContext): Promise<Shown<StoredBlog>[]> {
  const { related, tags } = item;
  const order = (related ?? []).map(Number);
  const placeOf = (shown: Shown<StoredBlog>) => order.indexOf(Number(shown.item.id));
  const chosen = order.length > 0 ? await findShown({ id: { in: order } }, RELATED, context) : [];
  const found = chosen.sort((a, b) => placeOf(a) - placeOf(b));
  const bySharedTags: Where[] = tags?.length ? [{ tags: { in: tags } }] : [];
  for (const condition of [...bySharedTags, {}]) {
    if (found.length >= RELATED) break;
    const others = { id: { not_in: [item.id, ...found.map((shown) => shown.item.id)] } };
    found.push(...(await findShown({ and: [condition, others] }, RELATED - found.length, context)));
  }
  return found;
}

/** The condition that an article has a tag, or null when there is no such tag. */
async function withTag(slug: string, { payload }: ItemContext): Promise<Where | null> {
  const { docs } = await payload.find({
    ...asStored,
    collection: 'tags',
    limit: 1,
    pagination: false,
    where: { slug: { equals: slug } },
  });
  return docs[0] ? { tags: { in: [docs[0].id] } } : null;
}

/** The blog, newest first; `tag` filters. */
export const blogsView: ItemView<'blogs', StoredBlog> = {
  sort: NEWEST_FIRST,
  filters: { tag: withTag },
  summaries,
  async detail(shown, context) {
    const [[summary], pictures, related] = await Promise.all([
      summaries([shown], context),
      articlePictures(shown, context),
      relatedTo(shown.item, context),
    ]);
    return {
      ...(summary as BlogSummary),
      body: bodyOf(shown, pictures),
      related: await summaries(related, context),
    };
  },
};
