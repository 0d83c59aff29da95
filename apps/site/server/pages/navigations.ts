import { type ErrorBody, isLocale, NAVIGATION_NOT_LOADED } from '@beranda/contract';
import type { FastifyInstance } from 'fastify';
import { CACHE } from '#server/http/cache-policies.ts';
import {
  createEncodedResponse,
  type EncodedResponse,
  sendEncodedResponse,
} from '#server/http/encoded-response.ts';
import { retryAfterSeconds } from '#server/http/retry-after.ts';
import type { RootData } from '#src/app/locale-root.tsx';
import type { TrackedContent } from '#src/content/client.ts';
import { isPageError } from '#src/content/page-error.ts';
import { loadRoot } from './root-data.ts';

/**
 * `GET {apiUrl}/{locale}/v2/navigations`: navigation and the settings of the layout. Memoizes the encoded response per
 * language.
 */
export function registerNavigations(
  app: FastifyInstance,
  apiPath: string,
  client: { trackDependencies(): TrackedContent },
  headers: Record<string, string>,
): void {
  const prepared = new Map<string, { json: string; encodedResponse: EncodedResponse }>();

  async function prepare(locale: string, json: string): Promise<EncodedResponse> {
    const cached = prepared.get(locale);
    if (cached?.json === json) return cached.encodedResponse;
    const encodedResponse = await createEncodedResponse(json, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': CACHE.page,
    });
    prepared.set(locale, { json, encodedResponse });
    return encodedResponse;
  }

  app.get<{ Params: { locale: string } }>(`${apiPath}/:locale/v2/navigations`, async (request, reply) => {
    const { locale } = request.params;
    if (!isLocale(locale)) return reply.callNotFound();
    const { content } = client.trackDependencies();
    let root: RootData;
    try {
      root = await loadRoot(content, locale);
    } catch (error) {
      reply.code(503).header('cache-control', CACHE.never);
      if (isPageError(error)) {
        return reply.header('retry-after', retryAfterSeconds(error.maintenance)).send(error.toBody());
      }
      request.log.error({ err: error }, NAVIGATION_NOT_LOADED);
      const body: ErrorBody = { statusCode: 503, message: NAVIGATION_NOT_LOADED };
      return reply.header('retry-after', retryAfterSeconds()).send(body);
    }
    const encodedResponse = await prepare(locale, JSON.stringify(root));
    reply.hijack();
    sendEncodedResponse(request.raw, reply.raw, encodedResponse);
  });
}
