import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@beranda/contract';
import type { FastifyInstance } from 'fastify';
import { rateLimited, sendErrorResponse, throwInMaintenance } from '#server/http/error-responses.ts';
import { createResponder } from '#server/http/query-handler.ts';
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
  const { send } = createResponder(client, headers);
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
      async (request, reply) => {
        const { content } = client.trackDependencies();
        let text: string;
        try {
          await throwInMaintenance(content, locale);
          text = chartSvg((await content.about(locale)).structure.units, style);
        } catch (error) {
          return sendErrorResponse(request, reply, error);
        }
        return send(request, reply, locale, { text, headers: chartHeaders });
      },
    );
}
