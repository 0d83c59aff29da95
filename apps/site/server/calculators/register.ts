import { calculatorKinds, isLocale, LANGUAGES, type Locale } from '@beranda/contract';
import type { FastifyInstance } from 'fastify';
import { CACHE } from '#server/http/cache-policies.ts';
import { csvHeaders, toCsv } from '#server/http/csv.ts';
import { rateLimited, sendErrorResponse, throwInMaintenance } from '#server/http/error-responses.ts';
import { PageError } from '#src/content/page-error.ts';
import { SOURCE_PRODUCT_PARAM } from '#src/features/calculators/calculator-params.ts';
import { resolveSettings } from '#src/features/calculators/calculator-settings.server.ts';
import type { CalculatorKind } from '#src/features/calculators/definition.ts';
import { loan } from '#src/features/calculators/loan/loan.ts';
import { savings } from '#src/features/calculators/savings-goal/savings.ts';
import { deposit } from '#src/features/calculators/time-deposit/deposit.ts';
import type { TrackedContent } from '../../src/content/client.ts';
import { loadAllMessages, messagesOf } from '../../src/i18n/messages.ts';
import { translatorOf } from '../../src/i18n/use-translations.ts';
import { calculatorFile, type MakeCalculatorFile } from './calculator-file.ts';

/** The CSV file of each calculator: `loan.csv` and so on. */
const FILES: Record<CalculatorKind, MakeCalculatorFile> = {
  loan: calculatorFile(loan),
  'savings-goal': calculatorFile(savings),
  'time-deposit': calculatorFile(deposit),
};

/**
 * `GET {apiUrl}/{locale}/v2/calculators/{name}.csv`: the result of a calculator as CSV, never cached. Numbers are JSON
 * numbers in either language. Invalid input is 400.
 */
export function registerCalculatorFiles(
  app: FastifyInstance,
  apiPath: string,
  client: { trackDependencies(): TrackedContent },
): void {
  type Route = { Params: { locale: string; file: string }; Querystring: Record<string, unknown> };
  const config = rateLimited('calculators');
  app.get<Route>(`${apiPath}/:locale/v2/calculators/:file`, { config }, async (request, reply) => {
    const { locale, file: name } = request.params;
    const kind = calculatorKinds.find((candidate) => name === `${candidate}.csv`);
    if (!isLocale(locale) || !kind) return reply.callNotFound();
    reply.header('cache-control', CACHE.never);
    const { content } = client.trackDependencies();
    try {
      await throwInMaintenance(content, locale);
      const query = singleValues(request.query);
      const { settings } = await resolveSettings(content, locale, kind, query[SOURCE_PRODUCT_PARAM]);
      const file = FILES[kind]({ settings, query, locale, texts: await textsOf(locale) });
      if (!file)
        throw new PageError({ statusCode: 400, message: 'Nothing can be calculated from these values.' });
      return reply.headers(csvHeaders(file.fileName)).send(toCsv(locale, file.table));
    } catch (error) {
      return sendErrorResponse(request, reply, error);
    }
  });
}

/** Ignores parameters that are repeated. */
function singleValues(query: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

async function textsOf(locale: Locale) {
  await loadAllMessages(locale);
  return translatorOf(LANGUAGES[locale].format, messagesOf(locale));
}
