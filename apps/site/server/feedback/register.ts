import {
  type FeedbackBody,
  type FeedbackCollection,
  feedbackBody,
  itemCollections,
  LOCALES,
  type Locale,
} from '@beranda/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CACHE } from '#server/http/cache-policies.ts';
import { networkOf } from '#server/http/connection-limits.ts';
import { rateLimited } from '#server/http/error-responses.ts';
import { splitTarget } from '#server/http/request-target.ts';
import { isSameOrigin } from '#server/http/same-origin.ts';
import { isCrawler } from '#src/app/crawlers.ts';
import type { Content } from '#src/content/client.ts';
import { feedbackPartId } from '#src/features/feedback/part-id.ts';
import { withPrefix } from '#src/i18n/paths.ts';
import { pageAddressOf } from '#src/routing/page-address.ts';
import type { FeedbackCounter, GivenAnswer } from './feedback-counter.ts';

const BODY_LIMIT_BYTES = 1024;

/** The pages that post answers: one for each item, or the list of questions. */
const PAGES = [
  { collection: 'guides', path: `${itemCollections.guides.base}:slug` },
  { collection: 'news', path: `${itemCollections.news.base}:slug` },
  { collection: 'blogs', path: `${itemCollections.blogs.base}:slug` },
  { collection: 'literacy', path: `${itemCollections.literacy.base}:slug` },
  { collection: 'faqs', path: itemCollections.faqs.shownOn },
] as const satisfies readonly { collection: FeedbackCollection; path: string }[];

type FeedbackOptions = {
  siteUrl: string;
  counter: FeedbackCounter;
  /** Reads content, to count published items only. */
  content: () => Content;
};

/** Where a page without JavaScript continues: with its reasons after “no”, else with thanks. */
function continuationOf({ url }: FastifyRequest, { answer, item }: FeedbackBody): string {
  const [path, query] = splitTarget(url);
  // A list asks for no reasons: they would be in its markup once for each question.
  const part = answer === 'no' && item === undefined ? 'reasons' : 'thanks';
  // The slug is what was posted.
  const fragment = encodeURIComponent(feedbackPartId(part, item));
  return `${pageAddressOf(path, query).target}#${fragment}`;
}

/**
 * Whether an item is helpful: each page posts to its own address. A plain form gets a redirect back to the cached page,
 * where a fragment shows the thanks: no cookie and no query. The response is the same whether or not the answer is counted.
 *
 * It needs no CSRF token, which a cached page cannot have: it only adds to a number.
 */
export function registerFeedback(app: FastifyInstance, { siteUrl, counter, content }: FeedbackOptions): void {
  /** Reads what the page read. */
  async function isPublished(collection: FeedbackCollection, locale: Locale, slug: string): Promise<boolean> {
    if (collection === 'faqs')
      return (await content().allItems(collection, locale)).some((question) => question.slug === slug);
    return (await content().item(collection, locale, slug)) !== null;
  }

  async function count(request: FastifyRequest, { collection, slug, ...given }: GivenAnswer): Promise<void> {
    if (isCrawler(request.headers['user-agent'] ?? '')) return;
    try {
      if (!(await isPublished(collection, given.language, slug))) return;
      counter.count(networkOf(request.ip), { collection, slug, ...given });
    } catch (err) {
      // Withdrawn, or the content is unavailable.
      request.log.info({ err }, 'An answer about a page was not counted');
    }
  }

  const options = { bodyLimit: BODY_LIMIT_BYTES, config: rateLimited('feedback') };
  for (const locale of LOCALES)
    for (const { collection, path } of PAGES)
      app.post<{ Params: { slug?: string } }>(withPrefix(path, locale), options, async (request, reply) => {
        reply.header('cache-control', CACHE.never);
        if (!isSameOrigin(request.headers, siteUrl))
          return reply.code(403).send({ statusCode: 403, message: 'The answer comes from another site.' });
        const body = feedbackBody.safeParse(request.body);
        if (!body.success)
          return reply.code(400).send({ statusCode: 400, message: 'The body must be { answer, item }.' });
        const { answer, item } = body.data;
        const slug = request.params.slug ?? item;
        if (slug !== undefined) await count(request, { language: locale, collection, slug, answer });
        if (request.headers['content-type']?.startsWith('application/json')) return reply.code(204).send();
        return reply.redirect(continuationOf(request, body.data), 303);
      });
}
