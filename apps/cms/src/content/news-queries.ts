import type { Locale, NewsArticle, NewsSummary } from '@beranda/contract';
import type { Payload, Where } from 'payload';
import type { PreviewClaims } from '#cms/preview/preview-token.ts';
import {
  languageFor,
  newsArticleOf,
  newsSummaryOf,
  picturesOf,
  publishedLanguages,
  type StoredNews,
  writtenLanguages,
} from './news-item.ts';
import { fetchPictures } from './picture.ts';

const published = (locale: Locale): Where => ({
  and: [{ [`_status.${locale}`]: { equals: 'published' } }, { [`title.${locale}`]: { exists: true } }],
});

/** Items that a visitor of this language sees: in it, or else in Indonesian. */
const visibleIn = (locale: Locale): Where =>
  locale === 'id' ? published('id') : { or: [published(locale), published('id')] };

/** One page of the published items, the newest first. */
export async function listNews(payload: Payload, locale: Locale, page: number, limit: number) {
  const answer = await payload.find({
    collection: 'news',
    depth: 0,
    limit,
    locale: 'all',
    overrideAccess: true,
    page,
    sort: ['-publishedAt', '-id'],
    where: visibleIn(locale),
  });
  const stored = answer.docs as unknown as StoredNews[];
  const pictures = await fetchPictures(
    payload,
    stored.map((item) => item.cover),
    locale,
  );
  const items: NewsSummary[] = [];
  for (const item of stored) {
    const language = languageFor(publishedLanguages(item), locale);
    if (language) items.push(newsSummaryOf(item, language, pictures));
  }
  return { items, page, itemsPerPage: limit, totalItems: answer.totalDocs };
}

/** The published item at an address, or null when visitors may not see one there. */
export async function getNewsBySlug(
  payload: Payload,
  slug: string,
  locale: Locale,
): Promise<NewsArticle | null> {
  const { docs } = await payload.find({
    collection: 'news',
    depth: 0,
    limit: 1,
    locale: 'all',
    overrideAccess: true,
    pagination: false,
    where: { slug: { equals: slug } },
  });
  const item = docs[0] as unknown as StoredNews | undefined;
  if (!item) return null;
  const languages = publishedLanguages(item);
  const language = languageFor(languages, locale);
  if (!language) return null;
  const pictures = await fetchPictures(payload, picturesOf(item, language), locale);
  return newsArticleOf(item, language, languages, pictures);
}

/** The latest draft that a preview token names, at its address, or null. */
export async function getNewsDraft(
  payload: Payload,
  slug: string,
  claims: PreviewClaims,
): Promise<NewsArticle | null> {
  const { docs } = await payload.findVersions({
    collection: 'news',
    depth: 0,
    limit: 1,
    locale: 'all',
    overrideAccess: true,
    pagination: false,
    sort: '-updatedAt',
    where: { and: [{ parent: { equals: claims.id } }, { latest: { equals: true } }] },
  });
  const latest = docs[0];
  if (!latest) return null;
  const item = { ...(latest.version as unknown as StoredNews), updatedAt: latest.updatedAt };
  if (item.slug !== slug) return null;
  const languages = writtenLanguages(item);
  const language = languageFor(languages, claims.locale);
  if (!language) return null;
  const pictures = await fetchPictures(payload, picturesOf(item, language), claims.locale);
  return newsArticleOf(item, language, languages, pictures);
}
