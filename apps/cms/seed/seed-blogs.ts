import type { PayloadRequest } from 'payload';
import { articleText } from './article-text.ts';
import type { BlogSeed, TagSeed } from './content/blogs.ts';
import { createInBothLanguages } from './create-in-both-languages.ts';
import { getSeededId } from './get-seeded-id.ts';
import { orderOf } from './order-of.ts';
import { seedItem } from './seed-item.ts';
import { seedPicture } from './seed-picture.ts';

async function seedTags(req: PayloadRequest, tags: TagSeed[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, { slug, ...name }] of tags.entries()) {
    const indonesian = { slug, title: name.id, order: orderOf(index) };
    ids.set(slug, await createInBothLanguages(req, 'tags', indonesian, { title: name.en }));
  }
  return ids;
}

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
  const articleIds = new Map<string, number>();
  for (const blog of blogs) {
    const { author, picture, publishedAt, slug } = blog;
    const id = await seedItem(req, 'blogs', {
      fields: {
        slug,
        publishedAt: new Date(publishedAt).toISOString(),
        cover: picture && (await seedPicture(req, `blog-${picture.scene}`, picture)),
        tags: blog.tags.map((tag) => getSeededId(tagIds, tag)),
      },
      id: { ...articleText(blog.id), author: author.id },
      en: blog.en && { ...articleText(blog.en), author: author.en },
    });
    articleIds.set(slug, id);
  }
  for (const { slug, related } of blogs) {
    if (!related) continue;
    const relatedIds = related.map((other) => getSeededId(articleIds, other));
    await recommend(req, getSeededId(articleIds, slug), relatedIds);
  }
}
