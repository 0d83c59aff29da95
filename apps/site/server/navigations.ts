import { type ErrorBody, isLocale, NAVIGATION_NOT_LOADED } from '@beranda/contract';
import type { FastifyInstance } from 'fastify';
import type { RecordingContent } from '../src/content/client.ts';
import type { RootData } from '../src/shell/locale-root.tsx';
import { isPageError } from '../src/shell/page-error.ts';
import { CACHE } from './cache-policies.ts';
import { createRepresentation, type Representation, sendRepresentation } from './representation.ts';
import { retryAfterSeconds } from './retry-after.ts';
import { loadRoot } from './root-data.ts';

/** `GET {apiUrl}/{locale}/v2/navigations`: navigation, with the settings that its frame shows beside it. */
export function registerNavigations(
  app: FastifyInstance,
  apiPath: string,
  client: { recording(): RecordingContent },
  headers: Record<string, string>,
): void {
  const prepared = new Map<string, { json: string; representation: Representation }>();

  async function prepare(locale: string, json: string): Promise<Representation> {
    const known = prepared.get(locale);
    if (known?.json === json) return known.representation;
    const representation = await createRepresentation(json, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': CACHE.page,
    });
    prepared.set(locale, { json, representation });
    return representation;
  }

  app.get<{ Params: { locale: string } }>(`${apiPath}/:locale/v2/navigations`, async (request, reply) => {
    const { locale } = request.params;
    if (!isLocale(locale)) return reply.callNotFound();
    const { content } = client.recording();
    let answer: RootData;
    try {
      answer = await loadRoot(content, locale);
    } catch (error) {
      reply.code(503).header('cache-control', CACHE.never);
      if (isPageError(error)) {
        return reply.header('retry-after', retryAfterSeconds(error.maintenance)).send(error.toBody());
      }
      request.log.error({ err: error }, NAVIGATION_NOT_LOADED);
      const body: ErrorBody = { statusCode: 503, message: NAVIGATION_NOT_LOADED };
      return reply.header('retry-after', retryAfterSeconds()).send(body);
    }
    const representation = await prepare(locale, JSON.stringify(answer));
    reply.hijack();
    sendRepresentation(request.raw, reply.raw, representation);
  });
}
