import { isLocale, type Locale } from '@beranda/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { CACHE } from '#server/http/cache-policies.ts';
import {
  invalidParameters,
  rateLimited,
  sendErrorResponse,
  throwInMaintenance,
} from '#server/http/error-responses.ts';
import type { Content, TrackedContent } from '#src/content/client.ts';
import {
  type openSearchSuggestions,
  type SearchApiResponse,
  type SuggestionsResponse,
  searchApiQuery,
  suggestionsQuery,
} from '#src/content/search-api.ts';
import type { SearchService, TextPart } from '#src/content/search-service.ts';
import { normalizeQuery } from '#src/content/search-words.ts';
import { listDirectAnswers } from '#src/features/search/answers/direct-answers.server.ts';
import { inLocale } from '#src/i18n/paths.ts';

const RESULTS_PER_PAGE = 10;

type SearchApiOptions = {
  apiPath: string;
  /** Origin of the site, without trailing slash. */
  siteUrl: string;
  client: { trackDependencies(): TrackedContent };
  search: SearchService;
};

type ApiRequest<Query> = { content: Content; locale: Locale; query: Query };

/** The text without marks; its no-break spaces are for pages. */
const textOf = (parts: readonly TextPart[]) =>
  parts
    .map(({ text }) => text)
    .join('')
    .replaceAll('\u00A0', ' ');

/** The search as JSON, for suggestions while typing and for browsers. Never cached, and logged without the query. */
export function registerSearchApi(app: FastifyInstance, options: SearchApiOptions): void {
  const { apiPath, siteUrl, client, search } = options;
  const config = rateLimited('search');

  function get<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    handle: (request: ApiRequest<z.infer<Schema>>) => Promise<unknown>,
    contentType = 'application/json',
  ): void {
    app.get<{ Params: { locale: string } }>(
      `${apiPath}/:locale/v2/search${path}`,
      { config },
      async (request, reply) => {
        const { locale } = request.params;
        if (!isLocale(locale)) return reply.callNotFound();
        const { content } = client.trackDependencies();
        let result: unknown;
        try {
          await throwInMaintenance(content, locale);
          const query = schema.safeParse(request.query);
          if (!query.success) throw invalidParameters(query.error);
          result = await handle({ content, locale, query: query.data });
        } catch (error) {
          return sendErrorResponse(request, reply, error);
        }
        return reply
          .header('cache-control', CACHE.never)
          .header('content-type', `${contentType}; charset=utf-8`)
          .send(JSON.stringify(result));
      },
    );
  }

  async function suggestionsOf(content: Content, locale: Locale, q: string): Promise<SuggestionsResponse> {
    const query = normalizeQuery(q);
    if (query === '') {
      const popular = (await content.ifAvailable(content.popularSearches(locale))) ?? [];
      return { query, answers: [], suggestions: [], popular: [...popular] };
    }
    const [answers, suggestions] = await Promise.all([
      listDirectAnswers({ content, search, locale, query }),
      search.suggest(locale, query),
    ]);
    return {
      query,
      answers,
      suggestions: suggestions.map(({ kind, path, language, title }) => ({
        kind,
        path,
        language,
        title: textOf(title),
      })),
      popular: [],
    };
  }

  get('/suggestions', suggestionsQuery, ({ content, locale, query: { q } }) =>
    suggestionsOf(content, locale, q),
  );

  get(
    '/opensearch-suggestions',
    suggestionsQuery,
    async ({ content, locale, query: { q } }): Promise<z.infer<typeof openSearchSuggestions>> => {
      const { query, answers, suggestions } = await suggestionsOf(content, locale, q);
      const addressOf = (path: string) => {
        const [pathname = '/', ...rest] = path.split(/(?=[?#])/);
        return siteUrl + inLocale(pathname, locale) + rest.join('');
      };
      const rows = [
        ...answers.map(({ title, figure, path }) => ({ text: title, note: figure, path })),
        ...suggestions.map(({ title, path }) => ({ text: title, note: '', path })),
      ];
      return [
        query,
        rows.map(({ text }) => text),
        rows.map(({ note }) => note),
        rows.map(({ path }) => addressOf(path)),
      ];
    },
    'application/x-suggestions+json',
  );

  get('', searchApiQuery, async ({ locale, query: { q, kind, order, page } }): Promise<SearchApiResponse> => {
    const query = normalizeQuery(q);
    if (query === '')
      return { query, correction: null, isCorrected: false, totalItems: 0, kinds: [], results: [] };
    const request = { locale, query, kind: kind ?? null, order, page, itemsPerPage: RESULTS_PER_PAGE };
    const { correction, isCorrected, totalItems, kinds, results } = await search.search(request);
    return {
      query,
      correction,
      isCorrected,
      totalItems,
      kinds,
      results: results.map((result) => ({
        kind: result.kind,
        path: result.path,
        language: result.language,
        title: textOf(result.title),
        text: textOf(result.text),
        publishedAt: result.publishedAt,
        isPromoted: result.isPromoted,
      })),
    };
  });
}
