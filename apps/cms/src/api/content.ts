import {
  CACHE_TAGS_HEADER,
  currencyCode,
  ITEM_COLLECTIONS,
  type Locale,
  SITE_FACTS,
} from '@beranda/contract';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { tagsOfTables } from '#cms/cache-tags/tags-of-tables.ts';
import { blogTagsContent } from '#cms/collections/tags/content.ts';
import { trackReads } from '#cms/database/read-tables.ts';
import type { Env } from '#cms/env.ts';
import { resolveFacts } from '#cms/fields/facts/read-facts.ts';
import { aboutContent } from '#cms/globals/about/content.ts';
import { calculatorsContent } from '#cms/globals/calculators/content.ts';
import { homeContent } from '#cms/globals/home/content.ts';
import { searchContent } from '#cms/globals/search/content.ts';
import { navigationContent, settingsContent } from '#cms/globals/settings/content.ts';
import { requireServiceKey } from '#cms/http/guarded.ts';
import { itemParameters, parametersOf, rateParameters, searchTextParameters } from '#cms/http/parameters.ts';
import { errorResponse, jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { publishedItems } from '#cms/items/query/published-items.ts';
import { siteMapItems } from '#cms/items/query/site-map-items.ts';
import { readSearchTexts } from '#cms/items/search-texts/read-search-texts.ts';
import { rateHistory, ratesContent } from '#cms/market/exchange-quotes/content.ts';
import { fundsContent } from '#cms/market/funds/content.ts';
import { marketContent } from '#cms/market/settings/content.ts';
import { redirectsContent } from '#cms/redirects/content.ts';
import { provideSocialImage } from '#cms/social/provide-social-image.ts';
import { itemEndpoints } from './items.ts';

/** Null for a global that has no content before its first save. */
const globals: Readonly<Record<string, (payload: Payload, locale: Locale) => Promise<unknown>>> = {
  settings: settingsContent,
  navigation: navigationContent,
  home: homeContent,
  about: aboutContent,
  market: marketContent,
  calculators: calculatorsContent,
  search: searchContent,
};

async function respondWithGlobal(req: PayloadRequest): Promise<Response> {
  const slug = String(req.routeParams?.slug);
  const read = Object.hasOwn(globals, slug) ? globals[slug] : undefined;
  if (!read) return errorResponse(404, NOT_FOUND);
  const parameters = parametersOf(req, itemParameters);
  if (parameters instanceof Response) return parameters;
  const { locale } = parameters;
  const content = await read(req.payload, locale);
  if (content === null) return errorResponse(404, NOT_FOUND);
  return jsonResponse(await resolveFacts(req.payload, content, locale));
}

/** Handlers that depend only on the language. */
const inLanguage =
  (read: (payload: Payload, locale: Locale) => Promise<unknown>) => async (req: PayloadRequest) => {
    const parameters = parametersOf(req, itemParameters);
    if (parameters instanceof Response) return parameters;
    const { locale } = parameters;
    return jsonResponse(await resolveFacts(req.payload, await read(req.payload, locale), locale));
  };

/** Facts for the site's own texts, each a text that is nothing but its reference. */
const siteFactReferences = async () =>
  Object.fromEntries(Object.entries(SITE_FACTS).map(([name, reference]) => [name, `{${reference}}`]));

async function respondWithRateHistory(req: PayloadRequest): Promise<Response> {
  const parameters = parametersOf(req, rateParameters);
  if (parameters instanceof Response) return parameters;
  const code = currencyCode.safeParse(req.routeParams?.code);
  const history = code.success ? await rateHistory(req.payload, code.data, parameters.rateType) : null;
  return history ? jsonResponse(history) : errorResponse(404, NOT_FOUND);
}

/** Changes since a version, which no cache entry depends on. */
async function respondWithSearchTexts(req: PayloadRequest): Promise<Response> {
  const parameters = parametersOf(req, searchTextParameters);
  if (parameters instanceof Response) return parameters;
  return jsonResponse(await readSearchTexts(req.payload, parameters));
}

/** Serves the social image of an item. */
const respondWithSocialImage = (dataDir: string) => async (req: PayloadRequest) => {
  const picture = await provideSocialImage(req.payload, dataDir, String(req.routeParams?.name));
  if (!picture) return errorResponse(404, NOT_FOUND);
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/png', 'cache-control': 'no-store' },
  });
};

/** Adds cache tags to a response by dependency tracking, instead of manual lists. */
const withCacheTags =
  (handler: (req: PayloadRequest) => Promise<Response>) => async (req: PayloadRequest) => {
    const { result: response, tables } = await trackReads(() => handler(req));
    response.headers.set(CACHE_TAGS_HEADER, tagsOfTables(req.payload.config, tables).join(','));
    return response;
  };

/** The content API of the public site, including previews of drafts. */
export function contentEndpoints({ serviceKey, payloadSecret, dataDir }: Env): Endpoint[] {
  const get = (path: string, handler: (req: PayloadRequest) => Promise<Response>): Endpoint => ({
    path,
    method: 'get',
    handler: requireServiceKey(serviceKey, withCacheTags(handler)),
  });
  return [
    get('/content/globals/:slug', respondWithGlobal),
    get('/content/facts', inLanguage(siteFactReferences)),
    get('/content/published-items', async ({ payload }) => jsonResponse(await publishedItems(payload))),
    get('/content/site-map-items', inLanguage(siteMapItems)),
    {
      path: '/content/search-texts',
      method: 'get',
      handler: requireServiceKey(serviceKey, respondWithSearchTexts),
    },
    get('/content/blog-tags', inLanguage(blogTagsContent)),
    get('/content/redirects', async ({ payload }) => jsonResponse(await redirectsContent(payload))),
    get('/content/exchange-rates', inLanguage(ratesContent)),
    get('/content/exchange-rates/:code', respondWithRateHistory),
    get('/content/funds', inLanguage(fundsContent)),
    get('/content/social/:name', respondWithSocialImage(dataDir)),
    ...ITEM_COLLECTIONS.flatMap((collection) => itemEndpoints(collection, payloadSecret, get)),
  ];
}
