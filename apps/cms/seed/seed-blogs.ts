import type { PayloadRequest } from 'payload';
import { articleText } from './article-text.ts';
import type { BlogSeed, TagSeed } from './content/blogs.ts';
import { seedItem } from './seed-item.ts';
import { seedPicture } from './seed-picture.ts';

type Ids = Map<string, number>;

async function seedTags(req: PayloadRequest, tags: TagSeed[]): Promise<Ids> {
  const ids: Ids = new Map();
  const common = { req, collection: 'tags', depth: 0, overrideAccess: true } as const;
  for (const [index, { slug, ...name }] of tags.entries()) {
    const data = { slug, title: name.id, order: (index + 1) * 10 };
    const { id } = await req.payload.create({ ...common, locale: 'id', data });
    await req.payload.update({ ...common, id, locale: 'en', data: { title: name.en } });
    ids.set(slug, id);
  }
  return ids;
}

const idsOf = (slugs: string[], ids: Ids) =>
  slugs.map((slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`nothing of the blog is called ${slug}`);
    return id;
  });

/** Sets the recommendations of an article, once all articles exist. */
async function recommend(req: PayloadRequest, id: number, related: number[]): Promise<void> {
  await req.payload.update({
    req,
    collection: 'blogs',
    id,
    locale: 'id',
    data: { related, _status: 'published' },
    depth: 0,
    overrideAccess: true,
  });
}

/** Seeds the blog: tags, articles and recommendations. */
export async function seedBlogs(req: PayloadRequest, tags: TagSeed[], blogs: BlogSeed[]): Promise<void> {
  const tagIds = await seedTags(req, tags);
  const articleIds: Ids = new Map();
  for (const blog of blogs) {
    const { author, picture, publishedAt, slug } = blog;
    const id = await seedItem(req, 'blogs', {
      fields: {
        slug,
        publishedAt: new Date(publishedAt).toISOString(),
        cover: picture && (await seedPicture(req, `blog-${picture.scene}`, picture)),
        tags: idsOf(blog.tags, tagIds),
      },
      id: { ...articleText(blog.id), author: author.id },
      en: blog.en && { ...articleText(blog.en), author: author.en },
    });
    articleIds.set(slug, id);
  }
  for (const { slug, related } of blogs) {
    if (related) await recommend(req, idsOf([slug], articleIds)[0] ?? 0, idsOf(related, articleIds));
  }
}
