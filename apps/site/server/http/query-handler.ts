import { isLocale, type Locale } from '@beranda/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Content, TrackedContent } from '#src/content/client.ts';
import { CACHE } from './cache-policies.ts';
import { createEncodedResponse, type EncodedResponse, sendEncodedResponse } from './encoded-response.ts';
import { sendErrorResponse, throwInMaintenance } from './error-responses.ts';

/** Any page of any site may read these answers; they are the same for everybody. */
export const CORS_ANY_ORIGIN = { 'access-control-allow-origin': '*' };

/** A text with the headers that are its own: its type, its file name. */
export type TextResponse = { text: string; headers: Record<string, string> };

export type OpenDataQuery = {
  content: Content;
  locale: Locale;
  parameters: Record<string, string>;
  query: unknown;
};

/** @throws PageError for what cannot be asked or is not there. */
export type QueryHandler = (query: OpenDataQuery) => Promise<TextResponse>;

export function jsonResponse(body: unknown): TextResponse {
  return { text: JSON.stringify(body), headers: { 'content-type': 'application/json; charset=utf-8' } };
}

/** More than there are currencies, kinds and languages; each is a few kilobytes. */
const MOST_PREPARED = 300;

/** Answers questions with tags and compressed, each text prepared once for as long as it stays the same. */
export function createResponder(
  client: { trackDependencies(): TrackedContent },
  headers: Record<string, string>,
) {
  const prepared = new LRUCache<string, { text: string; encodedResponse: EncodedResponse }>({
    max: MOST_PREPARED,
  });

  async function prepare(key: string, answer: TextResponse): Promise<EncodedResponse> {
    const known = prepared.get(key);
    if (known?.text === answer.text) return known.encodedResponse;
    const encodedResponse = await createEncodedResponse(answer.text, {
      ...headers,
      ...CORS_ANY_ORIGIN,
      ...answer.headers,
      'cache-control': CACHE.openData,
    });
    prepared.set(key, { text: answer.text, encodedResponse });
    return encodedResponse;
  }

  /** @param key names the question, so that a later answer to it takes the place of an earlier one. */
  async function send(request: FastifyRequest, reply: FastifyReply, key: string, answer: TextResponse) {
    const encodedResponse = await prepare(key, answer);
    reply.hijack();
    sendEncodedResponse(request.raw, reply.raw, encodedResponse);
  }

  function toRouteHandler(make: QueryHandler) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const { locale = '', ...parameters } = request.params as Record<string, string>;
      if (!isLocale(locale)) return reply.callNotFound();
      const { content } = client.trackDependencies();
      let answer: TextResponse;
      try {
        await throwInMaintenance(content, locale);
        answer = await make({ content, locale, parameters, query: request.query });
      } catch (error) {
        return sendErrorResponse(request, reply, error);
      }
      const fileName = answer.headers['content-disposition'] ?? '';
      const key = [request.routeOptions.url, locale, ...Object.values(parameters), fileName].join(' ');
      return send(request, reply, key, answer);
    };
  }

  return { send, toRouteHandler };
}
