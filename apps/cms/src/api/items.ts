import {
  type ItemCollection,
  itemCollectionOf,
  PREVIEW_TOKEN_HEADER,
  UNFINISHED_DRAFT_STATUS,
} from '@beranda/contract';
import type { Endpoint, PayloadRequest } from 'payload';
import { resolveFacts } from '#cms/fields/facts/read-facts.ts';
import { itemParameters, listParameters, parametersOf, slugParameter } from '#cms/http/parameters.ts';
import { errorResponse, jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { itemViewOf } from '#cms/items/item-view.ts';
import { findItem, findItemDraft, listItems, UnfinishedDraftError } from '#cms/items/query/item-queries.ts';
import { type PreviewClaims, readPreviewToken } from '#cms/preview/preview-token.ts';

type Get = (path: string, handler: (req: PayloadRequest) => Promise<Response>) => Endpoint;

/** The claims of a valid preview token for this language, undefined without one, or an error response. */
function previewOf(
  req: PayloadRequest,
  secret: string,
  locale: string,
): PreviewClaims | undefined | Response {
  const token = req.headers.get(PREVIEW_TOKEN_HEADER);
  if (token === null) return undefined;
  const claims = readPreviewToken(token, secret);
  return claims?.locale === locale ? claims : errorResponse(403, 'The preview link is not valid any more');
}

async function respondWithList(
  req: PayloadRequest,
  collection: ItemCollection,
  secret: string,
): Promise<Response> {
  const { filters = {} } = itemViewOf(req.payload, collection);
  const parameters = parametersOf(req, listParameters(Object.keys(filters)));
  if (parameters instanceof Response) return parameters;
  const { locale, page, limit, ...filterValues } = parameters;
  const where = Object.fromEntries(
    Object.entries(filterValues).filter(([, value]) => value !== undefined),
  ) as Record<string, string>;
  const preview = previewOf(req, secret, locale);
  if (preview instanceof Response) return preview;
  const list = await listItems(req.payload, collection, { locale, page, limit, where, preview });
  return jsonResponse(await resolveFacts(req.payload, list, locale));
}

async function respondWithItem(
  req: PayloadRequest,
  collection: ItemCollection,
  secret: string,
): Promise<Response> {
  const parameters = parametersOf(req, itemParameters);
  if (parameters instanceof Response) return parameters;
  const slug = slugParameter(req);
  if (slug === null) return errorResponse(404, NOT_FOUND);
  const { locale } = parameters;
  const preview = previewOf(req, secret, locale);
  if (preview instanceof Response) return preview;
  if (preview) {
    const draft = await findItemDraft(req.payload, collection, slug, preview);
    return draft
      ? jsonResponse(await resolveFacts(req.payload, draft, locale))
      : errorResponse(404, NOT_FOUND);
  }
  const found = await findItem(req.payload, collection, slug, locale);
  if (!found) return errorResponse(404, NOT_FOUND);
  return 'gone' in found
    ? jsonResponse(await resolveFacts(req.payload, found.gone, locale), 410)
    : jsonResponse(await resolveFacts(req.payload, found.item, locale));
}

/** Responds with 422 to the preview of an unfinished draft. */
function unlessUnfinished(answered: Promise<Response>): Promise<Response> {
  return answered.catch((error: unknown) => {
    if (error instanceof UnfinishedDraftError) return errorResponse(UNFINISHED_DRAFT_STATUS, error.message);
    throw error;
  });
}

/** Endpoints for the list and the items of a collection. Items without a page have one, too. */
export function itemEndpoints(collection: ItemCollection, previewSecret: string, get: Get): Endpoint[] {
  const one = (req: PayloadRequest) => unlessUnfinished(respondWithItem(req, collection, previewSecret));
  return [
    get(`/content/${collection}`, (req) => unlessUnfinished(respondWithList(req, collection, previewSecret))),
    get(`/content/${collection}/:slug`, one),
    // Items with two-part addresses, directly below the root.
    ...(itemCollectionOf(collection).base === '/' ? [get(`/content/${collection}/:type/:slug`, one)] : []),
  ];
}
