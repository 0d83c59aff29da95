import { isLocale, type Locale } from '@beranda/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Content, TrackedContent } from '#src/content/client.ts';
import { CACHE } from './cache-policies.ts';
import { createEncodedResponse, type EncodedResponse, sendEncodedResponse } from './encoded-response.ts';
import { sendErrorResponse, throwInMaintenance } from './error-responses.ts';

/** CORS: pages of any origin may read these responses, which are the same for everybody. */
export const CORS_ANY_ORIGIN = { 'access-control-allow-origin': '*' };

/** A text body with its own headers, such as content type and file name. */
export type TextResponse = { text: string; headers: Record<string, string> };

export type ContentQuery = {
  content: Content;
  locale: Locale;
  parameters: Record<string, string>;
  query: unknown;
};

/** @throws PageError for invalid parameters, and with 404. */
export type QueryHandler = (query: ContentQuery) => Promise<TextResponse>;

export function jsonResponse(body: unknown): TextResponse {
  return { text: JSON.stringify(body), headers: { 'content-type': 'application/json; charset=utf-8' } };
}

/** Above the number of currencies, rate types and languages; each entry has a few kilobytes. */
const MAX_CACHED = 300;

/** A text for one request: a later text of the same key replaces the earlier one in the cache. */
export type KeyedText = { key: string; response: TextResponse };

/** Sends texts compressed and with an ETag. Each is compressed once, until the text changes. */
export function createTextResponder(
  client: { trackDependencies(): TrackedContent },
  headers: Record<string, string>,
) {
  const cached = new LRUCache<string, { text: string; encodedResponse: EncodedResponse }>({
    max: MAX_CACHED,
  });

  async function prepare({ key, response }: KeyedText): Promise<EncodedResponse> {
    const entry = cached.get(key);
    if (entry?.text === response.text) return entry.encodedResponse;
    const encodedResponse = await createEncodedResponse(response.text, {
      ...headers,
      ...CORS_ANY_ORIGIN,
      ...response.headers,
      'cache-control': CACHE.oneMinute,
    });
    cached.set(key, { text: response.text, encodedResponse });
    return encodedResponse;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, text: KeyedText) {
    const encodedResponse = await prepare(text);
    reply.hijack();
    sendEncodedResponse(request.raw, reply.raw, encodedResponse);
  }

  /** Responds with a text of the content: 503 in maintenance, 404 for null, and errors as in `sendErrorResponse`. */
  async function respond(
    request: FastifyRequest,
    reply: FastifyReply,
    locale: Locale,
    createText: (content: Content) => Promise<KeyedText | null>,
  ) {
    const { content } = client.trackDependencies();
    let text: KeyedText | null;
    try {
      await throwInMaintenance(content, locale);
      text = await createText(content);
    } catch (error) {
      return sendErrorResponse(request, reply, error);
    }
    return text ? send(request, reply, text) : reply.callNotFound();
  }

  function toRouteHandler(handler: QueryHandler) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const { locale = '', ...parameters } = request.params as Record<string, string>;
      if (!isLocale(locale)) return reply.callNotFound();
      return respond(request, reply, locale, async (content) => {
        const response = await handler({ content, locale, parameters, query: request.query });
        const fileName = response.headers['content-disposition'] ?? '';
        const key = [request.routeOptions.url, locale, ...Object.values(parameters), fileName].join(' ');
        return { key, response };
      });
    };
  }

  return { respond, send, toRouteHandler };
}
