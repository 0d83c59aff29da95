import type { FastifyInstance } from 'fastify';
import { rateLimited } from '#server/http/error-responses.ts';
import {
  CORS_ANY_ORIGIN,
  createTextResponder,
  jsonResponse,
  type QueryHandler,
} from '#server/http/text-responder.ts';
import type { TrackedContent } from '../../src/content/client.ts';
import { POSITIONS_PATH } from '../../src/features/branches/search/positions.ts';
import { branchPositions } from './branch-positions.ts';
import { exchangeRatesCsv, exchangeRatesJson, rateHistoryCsv, rateHistoryJson } from './exchange-rates.ts';
import { nabHistoryCsv, nabJson } from './nab.ts';
import { openApiDocument } from './openapi.ts';

const handlers: Record<string, QueryHandler> = {
  'exchange-rates': exchangeRatesJson,
  'exchange-rates.csv': exchangeRatesCsv,
  'exchange-rates/:code/history': rateHistoryJson,
  'exchange-rates/:code/history.csv': rateHistoryCsv,
  nab: nabJson,
  [POSITIONS_PATH]: branchPositions,
  'nab/:slug/history.csv': nabHistoryCsv,
};

type OpenDataOptions = {
  apiPath: string;
  /** Origin of the site, without trailing slash. */
  siteUrl: string;
  /** The header with the CSRF token of forms. */
  csrfHeader: string;
  client: { trackDependencies(): TrackedContent };
  /** The headers of every response. */
  headers: Record<string, string>;
};

/** Open data: rates and fund values with CORS for any origin, and the OpenAPI document. */
export function registerOpenData(app: FastifyInstance, options: OpenDataOptions): void {
  const { apiPath, siteUrl, csrfHeader, client, headers } = options;
  const { toRouteHandler, send } = createTextResponder(client, headers);
  // Early, so that error responses are readable across origins, too.
  const onRequest = async (_request: unknown, reply: { headers(values: typeof CORS_ANY_ORIGIN): unknown }) =>
    void reply.headers(CORS_ANY_ORIGIN);
  const route = { config: rateLimited('open-data'), onRequest };

  for (const [path, handler] of Object.entries(handlers))
    app.get(`${apiPath}/:locale/v2/${path}`, route, toRouteHandler(handler));

  const document = jsonResponse(openApiDocument(`${siteUrl}${apiPath}`, csrfHeader));
  app.get(`${apiPath}/openapi.json`, route, (request, reply) =>
    send(request, reply, { key: 'openapi', response: document }),
  );
}
