import { expect, test } from 'vitest';
import { listAlsoRead } from './also-read.server.ts';

type Listed = { slug: string; topic: string };

/** Fetches of some articles, the newest first, such as `a1`: the first of the topic a. */
const fetchOf = (slugs: string[]) => {
  const articles: Listed[] = slugs.map((slug) => ({ slug, topic: slug.charAt(0) }));
  return async ({
    itemsPerPage,
    where,
  }: {
    itemsPerPage: number;
    where?: { topic?: string | undefined };
  }) => ({
    items: articles.filter(({ topic }) => topic === (where?.topic ?? topic)).slice(0, itemsPerPage),
  });
};

test.each([
  ['of its topic', ['b9', 'a4', 'a3', 'a2', 'a1'], ['a4', 'a2', 'a1']],
  ['of its topic, then the newest of others', ['b9', 'a3', 'c8', 'a2', 'b7'], ['a2', 'b9', 'c8']],
  ['of other topics', ['a3', 'b9', 'c8', 'd7', 'd6'], ['b9', 'c8', 'd7']],
  ['the only other one', ['a3', 'b9'], ['b9']],
])('an article is followed by those %s', async (_, published, expected) => {
  const alsoRead = await listAlsoRead({ slug: 'a3', topic: 'a' }, fetchOf(published));
  expect(alsoRead.map(({ slug }) => slug)).toEqual(expected);
});
