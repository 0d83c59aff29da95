import { z } from 'zod';
import {
  article,
  inBothLanguages,
  newestFirst,
  nonEmptyText,
  picture,
  timestamp,
} from '../content-fields.ts';
import { readItems, readYaml } from '../read-content.ts';

/** Tags of the blog, in the order in which the site shows them. */
export const tags = readYaml('blog-tags.yaml', z.array(inBothLanguages.extend({ slug: nonEmptyText })));

/** Those who write the blog sign as teams. */
const authors = readYaml('blog-authors.yaml', z.record(nonEmptyText, inBothLanguages));

const shared = {
  /** Slugs of tags, the most important one first. */
  tags: z.array(nonEmptyText),
  author: z.enum(Object.keys(authors)).transform((name) => authors[name] ?? z.NEVER),
  publishedAt: timestamp,
  picture: picture.nullable().default(null),
  /** Slugs of what an editor recommends to read next. */
  related: z.array(nonEmptyText).optional(),
};

/** The blog of the demonstration bank, newest first. */
export const blogs = newestFirst(readItems('blogs', shared, article));

export type TagSeed = (typeof tags)[number];
export type BlogSeed = (typeof blogs)[number];
