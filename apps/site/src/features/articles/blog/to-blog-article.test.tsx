import type { BlogSummary } from '@beranda/contract';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../../../testing/render-markup.tsx';
import { ArticleCard } from '../article-card.tsx';
import { ArticleRow } from '../article-row.tsx';
import { FeaturedArticle } from '../featured-article.tsx';
import { toBlogArticle } from './to-blog-article.ts';

const item: BlogSummary = {
  slug: 'a-house',
  language: 'en',
  title: 'A house',
  updatedAt: '2026-11-20T00:00:00.000Z',
  summary: 'What a house costs',
  publishedAt: '2026-11-20T00:00:00.000Z',
  readingMinutes: 2,
  cover: null,
  tags: [{ slug: 'rumah', title: 'Rumah', language: 'id' }],
  author: '',
};

it.each([
  ['card', ArticleCard],
  ['row', ArticleRow],
  ['large card', FeaturedArticle],
])('a tag without translation is marked as Indonesian on the %s of an English article', (_, Card) => {
  const markup = renderMarkup(<Card article={toBlogArticle(item)} />, '/en/blogs');
  expect(markup).toMatch(/<p lang="id-ID"[^>]*>Rumah<\/p>/);
  expect(markup).toMatch(/<a[^>]* lang="en-US"[^>]*>A house<\/a>/);
});

it('an article without tags has no eyebrow', () => {
  expect(toBlogArticle({ ...item, tags: [] })).toMatchObject({ eyebrow: undefined, eyebrowLang: undefined });
});
