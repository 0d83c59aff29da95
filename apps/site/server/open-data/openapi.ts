import {
  contactSchema,
  currencyCode,
  fundHistoryQuery,
  interestSystems,
  LOCALES,
  openError,
  openExchangeRates,
  openFunds,
  openNavigations,
  openRateHistory,
  rateHistoryQuery,
  submissionAnswer,
} from '@beranda/contract';
import { rollOvers } from '@beranda/finance';
import { z } from 'zod';

type Json = Record<string, unknown>;

const ERRORS = {
  400: 'A value is not possible; of a form, `fields` says which.',
  403: 'The form was sent from another site, or without its token.',
  404: 'There is no such language, currency or fund.',
  413: 'The form is too large.',
  429: 'Too many requests in a minute.',
  503: 'Out of service on purpose, or the figures cannot be had now; see Retry-After.',
} as const;

/** What is read tells its output, what is sent its input. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema, '~standard': _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}

function errorsOf(...statuses: (keyof typeof ERRORS)[]): Json {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: ERRORS[status],
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

const locale = { name: 'locale', in: 'path', required: true, schema: { enum: LOCALES } };

function inPath(name: string, schema: Json): Json {
  return { name, in: 'path', required: true, schema };
}

function inQuery(schema: z.ZodObject): Json[] {
  const { properties = {} } = schemaOf(schema, 'input') as { properties?: Json };
  return Object.entries(properties).map(([name, property]) => ({ name, in: 'query', schema: property }));
}

/** A call that only reads, from any site, with a tag for asking again. */
function reading(summary: string, parameters: Json[], content: Json, errors: Json): Json {
  return {
    get: {
      summary,
      parameters: [locale, ...parameters],
      responses: {
        200: { description: 'The answer.', content },
        304: { description: 'Unchanged since the tag in If-None-Match.' },
        ...errors,
      },
    },
  };
}

const NUMBER: Json = { type: 'number' };
const TEXT: Json = { type: 'string' };

/**
 * What is not given is as on the page of the calculator before anybody types; which numbers are possible it says. `of`
 * is the slug of a product: then its own rate and system are possible, too.
 */
const CALCULATORS: Record<string, { summary: string; inputs: Record<string, Json> }> = {
  'loan.csv': {
    summary: 'The instalments of a loan, as a table',
    inputs: {
      of: TEXT,
      product: TEXT,
      principal: NUMBER,
      years: NUMBER,
      rate: NUMBER,
      system: { enum: interestSystems },
    },
  },
  'savings-goal.csv': {
    summary: 'The months until a savings goal is reached, as a table',
    inputs: { of: TEXT, target: NUMBER, initial: NUMBER, years: NUMBER, rate: NUMBER },
  },
  'time-deposit.csv': {
    summary: 'The terms of a time deposit, as a table',
    inputs: { principal: NUMBER, term: NUMBER, roll: { enum: rollOvers }, times: NUMBER },
  },
};

function calculatorPaths(): Json {
  return Object.fromEntries(
    Object.entries(CALCULATORS).map(([file, { summary, inputs }]) => [
      `/{locale}/v2/calculators/${file}`,
      {
        get: {
          summary,
          parameters: [
            locale,
            ...Object.entries(inputs).map(([name, schema]) => ({ name, in: 'query', schema })),
          ],
          responses: {
            200: { description: 'The answer, made anew each time.', content: CSV },
            ...errorsOf(400, 404, 429, 503),
          },
        },
      },
    ]),
  );
}

const answering = (schema: z.ZodType): Json => ({ 'application/json': { schema: schemaOf(schema) } });
const CSV: Json = { 'text/csv': { schema: { type: 'string' } } };

/**
 * The description of the public API as OpenAPI 3.1, made of the schemas that it is held to.
 *
 * @param url where the API is.
 */
export function openApiDocument(url: string): Json {
  const code = inPath('code', schemaOf(currencyCode));
  const slug = inPath('slug', { type: 'string' });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Beranda',
      version: '2',
      description:
        'Exchange rates and fund values for everybody, and the calls of the website itself. Figures are indicative.',
    },
    servers: [{ url }],
    paths: {
      '/{locale}/v2/exchange-rates': reading(
        'The exchange rates in force',
        [],
        answering(openExchangeRates),
        errorsOf(404, 429, 503),
      ),
      '/{locale}/v2/exchange-rates.csv': reading(
        'The exchange rates in force, as a table',
        [],
        CSV,
        errorsOf(404, 429, 503),
      ),
      '/{locale}/v2/exchange-rates/{code}/history': reading(
        'Past rates of a currency, the last of each day',
        [code, ...inQuery(rateHistoryQuery)],
        answering(openRateHistory),
        errorsOf(400, 404, 429, 503),
      ),
      '/{locale}/v2/exchange-rates/{code}/history.csv': reading(
        'Past rates of a currency, as a table',
        [code, ...inQuery(rateHistoryQuery)],
        CSV,
        errorsOf(400, 404, 429, 503),
      ),
      '/{locale}/v2/nab': reading(
        'Net asset values and returns of the funds',
        [],
        answering(openFunds),
        errorsOf(404, 429, 503),
      ),
      '/{locale}/v2/nab/{slug}/history.csv': reading(
        'The values of a fund, as a table',
        [slug, ...inQuery(fundHistoryQuery)],
        CSV,
        errorsOf(400, 404, 429, 503),
      ),
      ...calculatorPaths(),
      '/{locale}/v2/navigations': reading(
        'Menus and settings of a language',
        [],
        answering(openNavigations),
        errorsOf(404, 503),
      ),
      '/{locale}/v2/forms/contact': {
        post: {
          summary: 'Send the contact form, from a page of the site',
          parameters: [locale],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(contactSchema, 'input') } },
          },
          responses: {
            201: { description: 'Received and stored.', content: answering(submissionAnswer) },
            ...errorsOf(400, 403, 404, 413, 429, 503),
          },
        },
      },
    },
    components: { schemas: { Error: schemaOf(openError) } },
  };
}
