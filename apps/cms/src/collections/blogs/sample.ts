import type { ItemSample } from '../../../testing/item-sample.ts';
import type { RunningCms } from '../../../testing/start-cms.ts';
import { newsText } from '../news/sample.ts';
import { createTag } from '../tags/sample.ts';

/** Sample texts of an article in one language. */
function blogText(title: string) {
  return { ...newsText(title), author: 'Tim Contoh' };
}

/** Sample article with its own tag. */
async function blogFields(slug: string, cms: RunningCms) {
  const tag = await createTag(cms, `tag-${slug}`);
  return { slug, publishedAt: '2026-01-02T03:04:05.000Z', tags: [tag] };
}

export const blogSample: ItemSample = { fields: blogFields, text: blogText };
