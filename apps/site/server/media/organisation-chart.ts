import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@beranda/contract';
import type { FastifyInstance } from 'fastify';
import { rateLimited } from '#server/http/error-responses.ts';
import { createTextResponder } from '#server/http/text-responder.ts';
import type { TrackedContent } from '#src/content/client.ts';
import { chartStyle, chartSvg } from '#src/features/company/chart-svg.server.ts';
import { ORGANISATION_CHART_PATH } from '#src/features/company/organisation-chart-path.ts';
import { inLocale } from '#src/i18n/paths.ts';

const FONT = path.join(import.meta.dirname, '../../fonts/basic.generated.woff2');

type OrganisationChartOptions = {
  client: { trackDependencies(): TrackedContent };
  /** The headers of every response. */
  headers: Record<string, string>;
};

/** `GET /about-us/organisation.svg`, and in English: the organisation chart drawn from content. */
export function registerOrganisationChart(
  app: FastifyInstance,
  { client, headers }: OrganisationChartOptions,
): void {
  const { respond } = createTextResponder(client, headers);
  const style = chartStyle(readFileSync(FONT).toString('base64'));
  const hash = createHash('sha256').update(style).digest('base64');
  const chartHeaders = {
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; font-src data:`,
  };
  for (const locale of LOCALES)
    app.get(
      inLocale(ORGANISATION_CHART_PATH, locale),
      { config: rateLimited('organisation') },
      async (request, reply) =>
        respond(request, reply, locale, async (content) => {
          const { structure } = await content.about(locale);
          const response = { text: chartSvg(structure.units, style), headers: chartHeaders };
          return { key: locale, response };
        }),
    );
}
