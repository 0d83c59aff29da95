import { LOCALES } from '@beranda/contract';
import type { FastifyInstance } from 'fastify';
import type { RecordingContent } from '../src/content/client.ts';
import { inLocale } from '../src/i18n/paths.ts';
import { CHART_PATH } from '../src/widgets/organisation/chart-address.ts';
import { chartSvg } from '../src/widgets/organisation/chart-svg.server.ts';
import { createOpenAnswers } from './open-data/open-answers.ts';
import { rateLimited, refuseInMaintenance, sendRefusal } from './open-data/refusals.ts';

type OrganisationChartOptions = {
  client: { recording(): RecordingContent };
  /** Of every response of the site. */
  headers: Record<string, string>;
};

/** `GET /about-us/organisation.svg`, and in English: the organisation drawn from what editors wrote. */
export function registerOrganisationChart(
  app: FastifyInstance,
  { client, headers }: OrganisationChartOptions,
): void {
  const { send } = createOpenAnswers(client, headers);
  for (const locale of LOCALES)
    app.get(inLocale(CHART_PATH, locale), { config: rateLimited('organisation') }, async (request, reply) => {
      const { content } = client.recording();
      let text: string;
      try {
        await refuseInMaintenance(content, locale);
        text = chartSvg((await content.about(locale)).structure.units);
      } catch (error) {
        return sendRefusal(request, reply, error);
      }
      return send(request, reply, locale, {
        text,
        headers: { 'content-type': 'image/svg+xml; charset=utf-8' },
      });
    });
}
