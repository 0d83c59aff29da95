import { currencyCode, ITEM_COLLECTIONS, type Locale } from '@beranda/contract';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { aboutContent } from '#cms/content/about-content.ts';
import { fundsContent } from '#cms/content/funds-content.ts';
import { navigationContent, settingsContent } from '#cms/content/global-content.ts';
import { homeContent } from '#cms/content/home-content.ts';
import { calculatorsContent, marketContent } from '#cms/content/market-content.ts';
import { publishedItems } from '#cms/content/published-items.ts';
import { rateHistory, ratesContent } from '#cms/content/rates-content.ts';
import { redirectsContent } from '#cms/content/redirects-content.ts';
import { searchContent } from '#cms/content/search-content.ts';
import { searchDocuments } from '#cms/content/search-documents.ts';
import { blogTagsContent } from '#cms/content/tags.ts';
import type { Env } from '#cms/env.ts';
import { provideSocialImage } from '#cms/social/provide-social-image.ts';
import { answer, NOT_FOUND, refuse } from './answers.ts';
import { forService } from './guarded.ts';
import { itemEndpoints } from './items.ts';
import { itemParameters, parametersOf, rateParameters } from './parameters.ts';

const globals: Readonly<Record<string, (payload: Payload, locale: Locale) => Promise<unknown>>> = {
  settings: settingsContent,
  navigation: navigationContent,
  home: homeContent,
  about: aboutContent,
  market: marketContent,
  calculators: calculatorsContent,
  search: searchContent,
};

async function answerGlobal(req: PayloadRequest): Promise<Response> {
  const slug = String(req.routeParams?.slug);
  const read = Object.hasOwn(globals, slug) ? globals[slug] : undefined;
  if (!read) return refuse(404, NOT_FOUND);
  const parameters = parametersOf(req, itemParameters);
  if (parameters instanceof Response) return parameters;
  return answer(await read(req.payload, parameters.locale));
}

/** What does not depend on anything but the language. */
const inLanguage =
  (read: (payload: Payload, locale: Locale) => Promise<unknown>) => async (req: PayloadRequest) => {
    const parameters = parametersOf(req, itemParameters);
    if (parameters instanceof Response) return parameters;
    return answer(await read(req.payload, parameters.locale));
  };

async function answerRateHistory(req: PayloadRequest): Promise<Response> {
  const parameters = parametersOf(req, rateParameters);
  if (parameters instanceof Response) return parameters;
  const code = currencyCode.safeParse(req.routeParams?.code);
  const history = code.success ? await rateHistory(req.payload, code.data, parameters.rateType) : null;
  return history ? answer(history) : refuse(404, NOT_FOUND);
}

/** The picture that is shown where a page is shared. */
const answerSocialImage = (dataDir: string) => async (req: PayloadRequest) => {
  const picture = await provideSocialImage(req.payload, dataDir, String(req.routeParams?.name));
  if (!picture) return refuse(404, NOT_FOUND);
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/png', 'cache-control': 'no-store' },
  });
};

/** Published content for the public site, and drafts for those who hold a preview link. */
export function contentEndpoints({ serviceKey, payloadSecret, dataDir }: Env): Endpoint[] {
  const get = (path: string, handler: (req: PayloadRequest) => Promise<Response>): Endpoint => ({
    path,
    method: 'get',
    handler: forService(serviceKey, handler),
  });
  return [
    get('/content/globals/:slug', answerGlobal),
    get('/content/published-items', async ({ payload }) => answer(await publishedItems(payload))),
    get('/content/search-documents', inLanguage(searchDocuments)),
    get('/content/blog-tags', inLanguage(blogTagsContent)),
    get('/content/redirects', async ({ payload }) => answer(await redirectsContent(payload))),
    get('/content/exchange-rates', inLanguage(ratesContent)),
    get('/content/exchange-rates/:code', answerRateHistory),
    get('/content/funds', inLanguage(fundsContent)),
    get('/content/social/:name', answerSocialImage(dataDir)),
    ...ITEM_COLLECTIONS.flatMap((collection) => itemEndpoints(collection, payloadSecret, get)),
  ];
}
